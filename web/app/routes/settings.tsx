import { PlanCard, SubscriptionEnd } from '../features/billing/subscription/plan-card.tsx';
import { Settings } from '../features/settings/settings.tsx';
import { PageHead } from '../ui/screen/page.tsx';

export const meta = () => [{ title: 'Configurações · Artesa' }];

export default function SettingsScreen() {
  return (
    <>
      <PageHead title="Configurações">
        Gerencie suas informações pessoais e suas preferências.
      </PageHead>
      <Settings plan={<PlanCard />} subscriptionEnd={<SubscriptionEnd />} />
    </>
  );
}
