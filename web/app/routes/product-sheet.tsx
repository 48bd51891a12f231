import { useParams } from 'react-router';
import { ProductSheet } from '../features/products/sheet/product-sheet.tsx';
import { BackLink } from '../ui/screen/back-link.tsx';
import { Page } from '../ui/screen/page.tsx';

export const meta = () => [{ title: 'Ficha do produto · Artesa' }];

export default function ProductSheetScreen() {
  const { id = '' } = useParams();
  return (
    <Page>
      <BackLink to="/products">Voltar aos produtos</BackLink>
      <ProductSheet key={id} id={id} />
    </Page>
  );
}
