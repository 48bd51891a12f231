import { useId } from 'react';
import { sayMonth } from '#core/dates/say-month.ts';
import { centsText, toDecimal } from '#core/numbers/decimal.ts';
import { formatMoney } from '#core/numbers/formats.ts';
import { priceLabels } from '#core/pricing/price-labels.ts';
import type { ReportCharts } from '#core/reports/report-schemas.ts';
import { Section } from '../report-section.tsx';
import classes from '../reports.module.css';
import { moneyAxis, monthLabels } from './axis.ts';
import { ColumnPart, Legend } from './columns.tsx';
import { Plot } from './plot.tsx';

const title = 'Como seus preços mudaram, mês a mês';

export function PriceMonths({ months }: Pick<ReportCharts, 'months'>) {
  const id = useId();
  const y = moneyAxis(Math.max(0, ...months.map(wholeOf)));
  // A few months are no wider than many.
  const columns = Math.max(months.length, 3);
  const [first] = months;
  return (
    <Section
      title={title}
      lead={
        months.length === 1 && first
          ? `O histórico começa em ${sayMonth(first.month)}: a cada mês vem mais uma coluna.`
          : 'A média por peça no fim de cada mês, com os preços e o valor da hora de então.'
      }
    >
      <Legend id={id} parts={partsOfPrice} />
      <Plot
        id={id}
        label="Colunas com as partes do preço em cada mês. Os valores estão na tabela."
        yName="R$ por peça, em média"
        y={y}
        x={monthLabels(
          months.map(({ month }) => month),
          columns,
        )}
      >
        {months.map((month, index) =>
          stacked(month).map((part) => (
            <ColumnPart
              key={`${month.month} ${part.fill}`}
              {...part}
              {...{ id, index, columns, y }}
            />
          )),
        )}
      </Plot>
      <details className={classes.details}>
        <summary>Ver tabela</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by key. */}
        <div className={classes.scroll} tabIndex={0}>
          <table className={classes.table} aria-label={title}>
            <thead>
              <tr>
                {['Mês', ...partColumns].map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {months.toReversed().map((month) => (
                <tr key={month.month}>
                  <th scope="row">{sayMonth(month.month)}</th>
                  {partCells(month).map((cell, index) => (
                    <td key={partColumns[index]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Section>
  );
}

/** What a piece costs and earns on average, in R$. */
interface Parts {
  readonly materials: number;
  readonly labour: number;
  readonly fixedCosts: number;
  readonly profit: number;
}

const partsOfPrice = [
  { fill: 'materials', part: 'materials', label: priceLabels.materials },
  { fill: 'labour', part: 'labour', label: priceLabels.labour },
  { fill: 'fixed', part: 'fixedCosts', label: priceLabels.fixedCosts },
  { fill: 'profit', part: 'profit', label: priceLabels.profit },
] as const;

/** The parts one above the other. A loss has no room: the costs are all there is then. */
function stacked(parts: Parts) {
  let from = 0;
  return partsOfPrice.map(({ fill, part }) => {
    const to = from + Math.max(0, parts[part]);
    const piece = { fill, from, to };
    from = to;
    return piece;
  });
}

/** How much room all parts take, in R$. */
const wholeOf = (parts: Parts): number => stacked(parts).at(-1)?.to ?? 0;

const partColumns = ['Preço', ...partsOfPrice.map(({ label }) => label), 'Peças'];

function partCells(parts: Parts & { readonly count: number }): string[] {
  const amounts = partsOfPrice.map(({ part }) => parts[part]);
  const price = amounts.reduce((sum, amount) => sum.plus(toDecimal(amount)), toDecimal(0));
  const cells = [centsText(price), ...amounts].map((amount) => formatMoney(amount));
  return [...cells, String(parts.count)];
}
