import { Reports } from '../features/reports/reports.tsx';
import { Page } from '../ui/screen/page.tsx';

export const meta = () => [{ title: 'Relatórios · Artesa' }];

export default function ReportsScreen() {
  return (
    <Page>
      <Reports />
    </Page>
  );
}
