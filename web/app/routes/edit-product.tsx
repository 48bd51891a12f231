import { useParams } from 'react-router';
import { backTo } from '#core/app/app-texts.ts';
import { errorMessages } from '#core/errors/errors.ts';
import { BackToList, EditProduct } from '../features/pricing/edit-product.tsx';
import { BackLink } from '../ui/screen/back-link.tsx';
import { PageHead } from '../ui/screen/page.tsx';

export const meta = () => [{ title: 'Editar Produto · Artesa' }];
export const handle = { keepsDraft: true };

export default function EditProductScreen() {
  const { id } = useParams();
  return (
    <>
      <BackLink to="/products">{backTo.products}</BackLink>
      <PageHead title="Editar Produto" />
      {id ? (
        <EditProduct id={id} />
      ) : (
        <BackToList reason={errorMessages.product_id_missing.detail} />
      )}
    </>
  );
}
