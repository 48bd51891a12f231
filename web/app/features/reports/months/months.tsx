import type { StockMonth } from '#core/schemas/stock.ts';
import { potentialBesideSold, stockMonthsWords as words } from '#core/stock/stock-months.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Grid, Row } from '../../../ui/look/box.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { Section } from '../section.tsx';
import { MonthsTable } from './months-table.tsx';
import { SalesChart } from './sales-chart.tsx';

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
