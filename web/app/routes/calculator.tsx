import { NewProduct } from '../features/pricing/new-product.tsx';

export const meta = () => [{ title: 'Calculadora · Artesa' }];

export default function Calculator() {
  return <NewProduct />;
}
