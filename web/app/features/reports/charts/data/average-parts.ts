import { formatMoney } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import type { PricePart } from '../../../../ui/price/price-pieces.ts';

/** What a piece costs and earns on average, in R$. */
export interface Parts {
  readonly materials: number;
  readonly labour: number;
  readonly fixedCosts: number;
  readonly profit: number;
}

export const partLabels = [
  { kind: 'materials', label: labels.materials },
  { kind: 'labour', label: labels.labour },
  { kind: 'fixed', label: labels.fixedCosts },
  { kind: 'profit', label: labels.profit },
] as const;

const amountOf = (parts: Parts, kind: PricePart['kind']) =>
  kind === 'fixed' ? parts.fixedCosts : parts[kind];

/** One above or beside the other. A loss has no room: the costs are all there is then. */
export function stacked(parts: Parts) {
  let from = 0;
  return partLabels.map(({ kind }) => {
    const to = from + Math.max(0, amountOf(parts, kind));
    const piece = { kind, from, to };
    from = to;
    return piece;
  });
}

/** How much room all parts take, in R$. */
export const wholeOf = (parts: Parts): number => stacked(parts).at(-1)?.to ?? 0;

export const priceOf = ({ materials, labour, fixedCosts, profit }: Parts): number =>
  materials + labour + fixedCosts + profit;

export const partColumns = ['Peças', ...partLabels.map(({ label }) => label), 'Preço'];

export const partCells = (parts: Parts & { readonly count: number }): string[] => [
  String(parts.count),
  ...partLabels.map(({ kind }) => formatMoney(amountOf(parts, kind))),
  formatMoney(priceOf(parts)),
];
