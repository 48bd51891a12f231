import { backTo } from '#core/app/app-texts.ts';
import { Trash } from '../features/trash/trash.tsx';
import { BackLink } from '../ui/screen/back-link.tsx';
import { PageHead } from '../ui/screen/page.tsx';

export const meta = () => [{ title: 'Lixeira · Artesa' }];

export default function TrashScreen() {
  return (
    <>
      <BackLink to="/products">{backTo.products}</BackLink>
      <PageHead title="Lixeira">Tudo o que você excluiu, com o caminho de volta.</PageHead>
      <Trash />
    </>
  );
}
