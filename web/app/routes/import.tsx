import { useLocation } from 'react-router';
import { SheetImport } from '../features/sheets/sheet-import.tsx';
import { BackLink } from '../ui/screen/back-link.tsx';

export const meta = () => [{ title: 'Trazer uma lista · Artesa' }];

const settings = '/settings';
const ways: Readonly<Record<string, string>> = {
  [settings]: 'Voltar às configurações',
  '/materials': 'Voltar ao catálogo',
  '/products': 'Voltar aos produtos',
};

export default function ImportScreen() {
  const { state } = useLocation();
  const from = ways[state?.from] ? state.from : settings;
  return (
    <>
      <BackLink to={from}>{ways[from]}</BackLink>
      <SheetImport />
    </>
  );
}
