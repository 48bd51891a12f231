import { SheetImport } from '../features/sheets/sheet-import.tsx';
import { BackLink } from '../ui/screen/back-link.tsx';
import { Page } from '../ui/screen/page.tsx';

export const meta = () => [{ title: 'Importar planilha · Artesa' }];

export default function ImportScreen() {
  return (
    <Page>
      <BackLink to="/settings">Voltar às configurações</BackLink>
      <SheetImport />
    </Page>
  );
}
