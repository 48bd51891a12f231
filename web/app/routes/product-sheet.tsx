import { useParams } from 'react-router';
import { ProductSheet } from '../features/products/sheet/product-sheet.tsx';
import { BackLink } from '../ui/screen/back-link.tsx';

export const meta = () => [{ title: 'Ficha do produto · Artesa' }];

export default function ProductSheetScreen() {
  const { id = '' } = useParams();
  return (
    <>
      <BackLink to="/products">Voltar aos produtos</BackLink>
      <ProductSheet id={id} />
    </>
  );
}
