import { useId } from 'react';
import { potentialBesideSold, stockMonthsWords as words } from '#core/stock/stock-months.ts';
import type { StockMonth } from '#core/stock/stock-schemas.ts';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import { Grid, Row, Stack } from '../../../ui/look/box.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { moneyAxis, monthLabels } from '../charts/axis.ts';
import { ColumnPart, type Fill, Legend } from '../charts/columns.tsx';
import { Plot } from '../charts/plot.tsx';
import { Section } from '../report-section.tsx';
import { columnParts, monthColumns } from './month-columns.ts';
import { MonthsTable } from './months-table.tsx';

interface MonthsProps {
  readonly months: readonly StockMonth[];
  /** What all products would bring once, in R$. */
  readonly potentialRevenue: number;
}

/** What was made and sold by month, beside what all products would bring once. */
export function Months({ months, potentialRevenue }: MonthsProps) {
  if (months.length === 0) {
    return (
      <Section title={words.title} lead={words.nothing}>
        <Row>
          <LinkButton to="/stock" variant="default">
            {words.toStock}
          </LinkButton>
        </Row>
      </Section>
    );
  }
  return (
    <Section title={words.title} lead={potentialBesideSold(potentialRevenue)}>
      <Grid least="22rem" gap={5} align="start">
        <SalesChart months={months} />
        <MonthsTable months={months} />
      </Grid>
      <Text size={2} tone="soft">
        {words.explained}
      </Text>
    </Section>
  );
}

const fills = {
  spent: 'fixed',
  fees: 'labour',
  earned: 'profit',
  missing: 'missing',
} as const satisfies Record<string, Fill>;
const kinds = ['spent', 'fees', 'earned', 'missing'] as const;

function SalesChart({ months }: { readonly months: readonly StockMonth[] }) {
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
