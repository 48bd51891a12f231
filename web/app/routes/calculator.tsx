import { NewProduct } from '../features/pricing/new-product.tsx';
import { PageHead } from '../ui/screen/page.tsx';

export const meta = () => [{ title: 'Calculadora · Artesa' }];
export const handle = { keepsDraft: true };

export default function Calculator() {
  return (
    <>
      <PageHead title="Calculadora">
        Diga o que a peça leva e veja o preço justo mudar a cada número.
      </PageHead>
      <NewProduct />
    </>
  );
}
