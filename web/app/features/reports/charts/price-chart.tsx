import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Product } from '#core/schemas/product.ts';
import type { ReportCharts } from '#core/schemas/report.ts';
import { formatMoney, formatPercent } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { QueryPlaceholder } from '../../../ui/notes/load-error.tsx';
import { Skeleton } from '../../../ui/notes/skeleton.tsx';
import { productQuery } from '../../products/stored/product-query.ts';
import { ChartFrame } from './chart-frame.tsx';
import { inReais, type PriceCurve, type PricePoint, priceCurve } from './data/price-curve.ts';
import { axisLabels, axisMoney, percent } from './geometry/axis.ts';
import { linearScale, type Scale } from './geometry/scale.ts';
import { Plot } from './marks/plot.tsx';
import classes from './price-chart.module.css';

interface PriceChartProps extends Pick<ReportCharts, 'products'> {
  /** Of today, in R$. */
  readonly hourlyRate: number;
}

export function PriceChart({ products, hourlyRate }: PriceChartProps) {
  const [chosen, setChosen] = useState(products[0]?.id ?? '');
  // The drawing stays until another one is there.
  const query = useQuery({ ...productQuery(chosen), placeholderData: keepPreviousData });
  const choice = (
    <div className={classes.choice}>
      <SelectField
        id="moves-product"
        label="Peça"
        value={chosen}
        options={products.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setChosen}
      />
    </div>
  );
  if (query.data) return <Moves product={query.data} hourlyRate={hourlyRate} choice={choice} />;
  return (
    <ChartFrame title={title} lead={lead} columns={columns} rows={[]}>
      {choice}
      <QueryPlaceholder query={query} failed="Não foi possível abrir a peça">
        <Skeleton height="24rem" radius="md" />
      </QueryPlaceholder>
    </ChartFrame>
  );
}

const title = 'E se o preço mudar?';
const lead = 'O lucro e a margem de uma peça a cada preço, com os custos de hoje.';
const columns = ['Preço', labels.profit, labels.netMargin];

interface MovesProps {
  readonly product: Product;
  readonly hourlyRate: number;
  readonly choice: ReactNode;
}

function Moves({ product, hourlyRate, choice }: MovesProps) {
  const moves = priceCurve({ ...product, hourlyRate }, product.finalPrice);
  const [moved, setMoved] = useState<{ id: string; cents: number } | null>(null);
  const cents = moved?.id === product.id ? moved.cents : Math.round(product.finalPrice * 100);
  const at = moves.pointAt(inReais(cents));
  const even = moves.pointAt(moves.breakEven);
  const rows = [even, ...moves.curve.filter((_, index) => index % 6 === 0)]
    .toSorted((one, other) => Number(one.price) - Number(other.price))
    .map((point, index) => ({
      key: `${index}-${point.price}`,
      head: `${formatMoney(point.price)}${point === even ? ' (empate)' : ''}`,
      cells: [formatMoney(point.profit), formatPercent(point.netMargin)],
    }));
  return (
    <ChartFrame title={title} lead={lead} columns={columns} rows={rows}>
      {choice}
      <div className={classes.price}>
        <label htmlFor="moves-price">Preço: {formatMoney(at.price)}</label>
        <input
          id="moves-price"
          type="range"
          min={moves.from}
          max={moves.to}
          step={50}
          value={cents}
          aria-valuetext={pointText(at)}
          onChange={({ currentTarget }) =>
            setMoved({ id: product.id, cents: Number(currentTarget.value) })
          }
        />
        <output htmlFor="moves-price" aria-label="A este preço" className={classes.figures}>
          {pointText(at)}
        </output>
      </div>
      <Curve moves={moves} at={at} of="profit" name={labels.profit} format={axisMoney} />
      <Curve
        moves={moves}
        at={at}
        of="netMargin"
        name={labels.netMargin}
        format={(value) => formatPercent(value)}
      />
      <p className={classes.note}>
        A linha tracejada é o empate: a {formatMoney(moves.breakEven)} a peça não ganha nem perde.
      </p>
    </ChartFrame>
  );
}

const pointText = ({ profit, netMargin }: PricePoint) =>
  `${labels.profit} ${formatMoney(profit)}, ${labels.netMargin.toLowerCase()} ${formatPercent(netMargin)}`;

interface CurveProps {
  readonly moves: PriceCurve;
  /** The price that is looked at. */
  readonly at: PricePoint;
  readonly of: 'profit' | 'netMargin';
  readonly name: string;
  readonly format: (value: number) => string;
}

/** Margins below are drawn at the foot, in per cent: near a price of nothing they know no end. */
const lowest = { profit: Number.NEGATIVE_INFINITY, netMargin: -100 } as const;

function Curve({ moves, at, of, name, format }: CurveProps) {
  const heightOf = (point: PricePoint) => Math.max(lowest[of], Number(point[of]));
  const heights = moves.curve.map(heightOf);
  const y = linearScale(Math.min(0, ...heights), Math.max(0, ...heights));
  const x: Scale['at'] = (cents) => (cents - moves.from) / (moves.to - moves.from);
  const xOf = ({ price }: PricePoint) =>
    Math.min(1, Math.max(0, x(Math.round(Number(price) * 100))));
  const line = moves.curve
    .map((point) => `${round(xOf(point) * 100)},${round((1 - y.at(heightOf(point))) * 100)}`)
    .join(' ');
  const even = percent(xOf(moves.pointAt(moves.breakEven)));
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((share) => ({
    name: axisMoney(inReais(Math.round(moves.from + (moves.to - moves.from) * share))),
    at: share,
  }));
  return (
    <Plot
      low
      label={`${name} a cada preço. Os valores estão na tabela.`}
      yName={name}
      y={axisLabels(y.ticks, format)}
      x={ticks}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden>
        <polyline points={line} className={classes.line} vectorEffect="non-scaling-stroke" />
      </svg>
      <line x1={even} x2={even} y1="0" y2="100%" className={classes.even} />
      <circle
        cx={percent(xOf(at))}
        cy={percent(1 - y.at(heightOf(at)))}
        r="6"
        className={classes.point}
      />
    </Plot>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;
