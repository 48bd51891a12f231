import { SheetImport } from '../features/sheets/sheet-import.tsx';
import { BackLink } from '../ui/screen/back-link.tsx';

export const meta = () => [{ title: 'Importar planilha · Artesa' }];

export default function ImportScreen() {
  return (
    <>
      <BackLink to="/settings">Voltar às configurações</BackLink>
      <SheetImport />
    </>
  );
}
