import { Upgrade } from '../features/billing/upgrade.tsx';

export const meta = () => [{ title: 'Plano Pro · Artesa' }];

export default Upgrade;
