import { useParams } from 'react-router';
import { History } from '../features/history/history.tsx';
import { Page } from '../ui/screen/page.tsx';

export const meta = () => [{ title: 'Histórico do produto · Artesa' }];

export default function HistoryScreen() {
  const { id = '' } = useParams();
  return (
    <Page>
      <History key={id} kind="product" id={id} />
    </Page>
  );
}
