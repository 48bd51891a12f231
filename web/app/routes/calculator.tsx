import { NewProduct } from '../features/pricing/new-product.tsx';
import { Page, PageHead } from '../ui/screen/page.tsx';

export const meta = () => [{ title: 'Calculadora · Artesa' }];

export default function Calculator() {
  return (
    <Page>
      <PageHead title="Calculadora">
        Diga o que a peça leva e veja o preço justo mudar a cada número.
      </PageHead>
      <NewProduct />
    </Page>
  );
}
