import { Reports } from '../features/reports/reports.tsx';

export const meta = () => [{ title: 'Relatórios · Artesa' }];

export default Reports;
