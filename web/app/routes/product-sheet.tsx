import { useParams } from 'react-router';
import { BackToProducts } from '../features/products/detail/back-to-products.tsx';
import { ProductSheet } from '../features/products/sheet/product-sheet.tsx';

export const meta = () => [{ title: 'Ficha do produto · Artesa' }];

export default function ProductSheetScreen() {
  const { id = '' } = useParams();
  return (
    <>
      <BackToProducts />
      <ProductSheet id={id} />
    </>
  );
}
