import type { ReportCharts } from '#core/schemas/report.ts';
import { formatCount, formatMoney, formatPercent } from '#core/text/formats.ts';
import { ChartFrame, shortName } from './chart-frame.tsx';
import { Ranking } from './marks/ranking.tsx';

/** The materials on which a better price saves most. */
export function MaterialsChart({ materials }: Pick<ReportCharts, 'materials'>) {
  const { top, others } = materials;
  const whole = top.reduce((sum, { amount }) => sum + amount, others.amount);
  const entries = top.map(({ name, amount }) => ({ key: name, name, amount }));
  if (others.count > 0) {
    const name = formatCount(others.count, 'outro material', 'outros materiais');
    entries.push({ key: 'others', name, amount: others.amount });
  }
  const highest = Math.max(...entries.map(({ amount }) => amount)) || 1;
  const share = (amount: number) => formatPercent(whole === 0 ? 0 : (amount * 100) / whole, 1);
  return (
    <ChartFrame
      title="Os materiais que mais pesam"
      lead="Quanto cada material custa se você fizer uma de cada peça. É onde um preço melhor ajuda mais."
      columns={['Material', 'Custo', 'Parte do total']}
      rows={entries.map(({ key, name, amount }) => ({
        key,
        head: name,
        cells: [formatMoney(amount), share(amount)],
      }))}
    >
      <Ranking
        rows={entries.map(({ key, name, amount }) => ({
          key,
          name: (
            <span title={name} dir="auto">
              {shortName(name)}
            </span>
          ),
          amount: `${formatMoney(amount)} · ${share(amount)}`,
          length: amount / highest,
        }))}
      />
    </ChartFrame>
  );
}
