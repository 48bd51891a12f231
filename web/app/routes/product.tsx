import { useParams } from 'react-router';
import { BackToProducts } from '../features/products/detail/back-to-products.tsx';
import { ProductDetail } from '../features/products/detail/product-detail.tsx';

export const meta = () => [{ title: 'Produto · Artesa' }];

export default function ProductScreen() {
  const { id = '' } = useParams();
  return (
    <>
      <BackToProducts />
      <ProductDetail id={id} />
    </>
  );
}
