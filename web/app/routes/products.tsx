import { ProductList } from '../features/products/product-list.tsx';

export const meta = () => [{ title: 'Produtos · Artesa' }];

export default ProductList;
