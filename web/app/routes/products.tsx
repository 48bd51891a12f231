import { ProductList } from '../features/products/product-list.tsx';
import { Page } from '../ui/screen/page.tsx';

export const meta = () => [{ title: 'Produtos · Artesa' }];

export default function Products() {
  return (
    <Page>
      <ProductList />
    </Page>
  );
}
