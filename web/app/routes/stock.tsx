import { Stock } from '../features/stock/stock.tsx';
import { Page } from '../ui/screen/page.tsx';

export const meta = () => [{ title: 'Estoque · Artesa' }];

export default function StockScreen() {
  return (
    <Page>
      <Stock />
    </Page>
  );
}
