import { Dashboard } from '../features/dashboard/dashboard.tsx';
import { Page } from '../ui/screen/page.tsx';

export const meta = () => [{ title: 'Dashboard · Artesa' }];

export default function DashboardScreen() {
  return (
    <Page>
      <Dashboard />
    </Page>
  );
}
