import { useParams } from 'react-router';
import { errorMessages } from '#core/errors/errors.ts';
import { BackToList } from '../features/pricing/back-to-list.tsx';
import { EditProduct } from '../features/pricing/edit-product.tsx';
import { BackLink } from '../ui/screen/back-link.tsx';
import { PageHead } from '../ui/screen/page.tsx';

export const meta = () => [{ title: 'Editar Produto · Artesa' }];
export const handle = { keepsDraft: true };

export default function EditProductScreen() {
  const { id } = useParams();
  return (
    <>
      <BackLink to="/products">Voltar aos produtos</BackLink>
      <PageHead title="Editar Produto" />
      {id ? (
        <EditProduct id={id} />
      ) : (
        <BackToList reason={errorMessages.product_id_missing.detail} />
      )}
    </>
  );
}
