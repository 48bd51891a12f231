import { useParams } from 'react-router';
import { Movements } from '../features/stock/past/movements.tsx';
import { Page } from '../ui/screen/page.tsx';

export const meta = () => [{ title: 'Estoque do produto · Artesa' }];

export default function ProductMovementsScreen() {
  const { id = '' } = useParams();
  return (
    <Page>
      <Movements kind="product" id={id} />
    </Page>
  );
}
