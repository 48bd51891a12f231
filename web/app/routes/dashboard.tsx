import { Dashboard } from '../features/dashboard/dashboard.tsx';

export const meta = () => [{ title: 'Dashboard · Artesa' }];

export default Dashboard;
