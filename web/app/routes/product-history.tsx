import { useParams } from 'react-router';
import { History } from '../features/history/history.tsx';

export const meta = () => [{ title: 'Histórico do produto · Artesa' }];

export default function HistoryScreen() {
  const { id = '' } = useParams();
  return <History kind="product" id={id} />;
}
