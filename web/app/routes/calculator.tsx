import { NewProduct } from '../features/pricing/new-product.tsx';

export const meta = () => [{ title: 'Calculadora · Artesa' }];
export const handle = { keepsDraft: true };

export default function Calculator() {
  return <NewProduct />;
}
