import { useParams } from 'react-router';
import { ProductDetail } from '../features/products/detail/product-detail.tsx';

export const meta = () => [{ title: 'Produto · Artesa' }];

export default function ProductScreen() {
  const { id = '' } = useParams();
  return <ProductDetail id={id} />;
}
