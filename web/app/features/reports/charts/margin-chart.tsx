import { type Standing, standingOf } from '#core/pricing/profitability.ts';
import { standingLabels, standingsExplained } from '#core/pricing/profitability-labels.ts';
import type { ReportCharts } from '#core/schemas/report.ts';
import { formatDecimal, formatMoney, formatPercent } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { ChartFrame, ProductLink } from './chart-frame.tsx';
import { axisLabels, axisMoney } from './geometry/axis.ts';
import { linearScale, ratioScale } from './geometry/scale.ts';
import classes from './margin-chart.module.css';
import { MarginPicker } from './margin-picker.tsx';
import { Plot } from './marks/plot.tsx';

const shapes: Readonly<Record<Standing, string>> = {
  lucrative: 'M5.5 0A5.5 5.5 0 1 1-5.5 0 5.5 5.5 0 1 1 5.5 0Z',
  attention: 'M0-6 6.5 5H-6.5Z',
  low: 'M-4.5-4.5h9v9h-9Z',
  loss: 'M-4.5-4.5 4.5 4.5M4.5-4.5-4.5 4.5',
};

/** The sign of a product in a drawing, told apart by its shape; its middle is at 0, 0. */
function Mark({ standing }: { readonly standing: Standing }) {
  return <path d={shapes[standing]} className={classes.mark} data-standing={standing} />;
}

/** Margins below are drawn at the foot, in per cent. */
const lowestMargin = -50;

const standings = ['lucrative', 'attention', 'low', 'loss'] as const satisfies readonly Standing[];

export function MarginChart({
  products,
  totalProducts,
}: Pick<ReportCharts, 'products' | 'totalProducts'>) {
  const prices = products.map(({ finalPrice }) => Math.max(0.01, finalPrice));
  const margins = products.map(({ netMargin }) => Math.max(lowestMargin, netMargin));
  const x = ratioScale(Math.min(...prices), Math.max(...prices));
  const y = linearScale(Math.min(0, ...margins), Math.max(50, ...margins));
  const places = products.map((product) => ({
    ...product,
    standing: standingOf(product.markup, product.profit),
    x: x.at(product.finalPrice),
    y: 1 - y.at(product.netMargin),
  }));
  const left = totalProducts - products.length;
  return (
    <ChartFrame
      title="Margem e preço de cada peça"
      lead={
        <>
          Quanto mais alto, maior a parte do preço que é lucro; quanto mais à direita, mais cara a
          peça.
          <span data-screen-only> Toque em uma para abrir.</span>
          {left > 0 && ` Aqui estão as ${formatDecimal(products.length)} mais novas.`}
        </>
      }
      columns={['Peça', labels.finalPrice, labels.netMargin, labels.profit, 'Situação']}
      rows={places.map(({ id, name, finalPrice, netMargin, profit, standing }) => ({
        key: id,
        head: <ProductLink id={id} name={name} />,
        cells: [
          formatMoney(finalPrice),
          formatPercent(netMargin, 1),
          formatMoney(profit),
          standingLabels[standing],
        ],
      }))}
    >
      <ul className={classes.legend}>
        {standings.map((standing) => (
          <li key={standing}>
            <svg viewBox="-8 -8 16 16" aria-hidden="true" className={classes.sign}>
              <Mark standing={standing} />
            </svg>
            {standingLabels[standing]}
          </li>
        ))}
      </ul>
      <Plot
        label="Cada peça no lugar do seu preço e da sua margem. Os valores estão na tabela."
        yName={labels.netMargin}
        xName={`${labels.finalPrice} (os altos ficam mais juntos)`}
        y={axisLabels(y.ticks, (value) => formatPercent(value))}
        x={axisLabels(x.ticks, (value) => (value < 1 ? formatMoney(value) : axisMoney(value)))}
        over={<MarginPicker places={places} />}
      >
        {places.map(({ id, standing, x, y }) => (
          <svg
            key={id}
            x={`${x * 100}%`}
            y={`${y * 100}%`}
            className={classes.place}
            data-place={id}
            aria-hidden="true"
          >
            <Mark standing={standing} />
          </svg>
        ))}
      </Plot>
      <p className={classes.note}>
        {standingsExplained}
        {products.some(({ netMargin }) => netMargin < lowestMargin) &&
          ` Margens abaixo de ${formatPercent(lowestMargin)} estão no pé do gráfico.`}
      </p>
    </ChartFrame>
  );
}
