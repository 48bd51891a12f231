import { Catalogue } from '../features/catalogue/catalogue.tsx';
import { Page } from '../ui/screen/page.tsx';

export const meta = () => [{ title: 'Catálogo de Materiais · Artesa' }];

export default function MaterialsScreen() {
  return (
    <Page>
      <Catalogue />
    </Page>
  );
}
