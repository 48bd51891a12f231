import { Upgrade } from '../features/billing/upgrade.tsx';
import { Page } from '../ui/screen/page.tsx';

export const meta = () => [{ title: 'Plano Pro · Artesa' }];

export default function UpgradeScreen() {
  return (
    <Page>
      <Upgrade />
    </Page>
  );
}
