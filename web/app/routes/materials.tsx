import { Catalogue } from '../features/catalogue/catalogue.tsx';

export const meta = () => [{ title: 'Catálogo de Materiais · Artesa' }];

export default Catalogue;
