import { useLocation } from 'react-router';
import { backTo } from '#core/app/app-texts.ts';
import { ListImport } from '../features/list-import/list-import.tsx';
import { BackLink } from '../ui/screen/back-link.tsx';

export const meta = () => [{ title: 'Trazer uma lista · Artesa' }];

const settings = '/settings';
const ways: Readonly<Record<string, string>> = {
  [settings]: backTo.settings,
  '/materials': backTo.catalogue,
  '/products': backTo.products,
};

export default function ImportScreen() {
  const { state } = useLocation();
  const from = ways[state?.from] ? state.from : settings;
  return (
    <>
      <BackLink to={from}>{ways[from]}</BackLink>
      <ListImport />
    </>
  );
}
