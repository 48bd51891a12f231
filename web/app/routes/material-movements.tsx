import { useParams } from 'react-router';
import { Movements } from '../features/stock/past/movements.tsx';
import { Page } from '../ui/screen/page.tsx';

export const meta = () => [{ title: 'Estoque do material · Artesa' }];

export default function MaterialMovementsScreen() {
  const { id = '' } = useParams();
  return (
    <Page>
      <Movements kind="material" id={id} />
    </Page>
  );
}
