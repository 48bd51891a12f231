import { useId } from 'react';
import type { StockMonth } from '#core/schemas/stock.ts';
import { stockMonthsWords as words } from '#core/stock/stock-months.ts';
import { Stack } from '../../../ui/look/box.tsx';
import { moneyAxis, monthLabels } from '../charts/axis.ts';
import { ColumnPart, type Fill, Legend } from '../charts/columns.tsx';
import { Plot } from '../charts/plot.tsx';
import { columnParts, monthColumns } from './month-columns.ts';

const fills = {
  spent: 'fixed',
  fees: 'labour',
  earned: 'profit',
  missing: 'missing',
} as const satisfies Record<string, Fill>;
const kinds = ['spent', 'fees', 'earned', 'missing'] as const;

export function SalesChart({ months }: { readonly months: readonly StockMonth[] }) {
  const id = useId();
  const all = monthColumns(months);
  // A few months are no wider than many.
  const columns = Math.max(all.length, 4);
  const parts = all.flatMap(({ drawn }, index) =>
    drawn ? columnParts(drawn).map((part) => ({ ...part, index })) : [],
  );
  const y = moneyAxis(Math.max(0, ...parts.map(({ to }) => to)));
  const shown = kinds.filter((kind) => parts.some((part) => part.kind === kind));
  return (
    <Stack gap={3}>
      <Legend
        id={id}
        parts={shown.map((kind) => ({ fill: fills[kind], label: words.parts[kind] }))}
      />
      <Plot
        id={id}
        label={words.drawn}
        yName={words.axis}
        y={y}
        x={monthLabels(
          all.map(({ month }) => month),
          columns,
        )}
      >
        {parts.map(({ kind, ...part }) => (
          <ColumnPart
            key={`${part.index} ${kind}`}
            {...part}
            {...{ id, columns, y }}
            fill={fills[kind]}
          />
        ))}
      </Plot>
    </Stack>
  );
}
