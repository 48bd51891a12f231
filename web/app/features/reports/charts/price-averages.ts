import { formatMoney } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';

/** What a piece costs and earns on average, in R$. */
export interface Parts {
  readonly materials: number;
  readonly labour: number;
  readonly fixedCosts: number;
  readonly profit: number;
}

export const partsOfPrice = [
  { fill: 'materials', part: 'materials', label: labels.materials },
  { fill: 'labour', part: 'labour', label: labels.labour },
  { fill: 'fixed', part: 'fixedCosts', label: labels.fixedCosts },
  { fill: 'profit', part: 'profit', label: labels.profit },
] as const;

/** One above the other. A loss has no room: the costs are all there is then. */
export function stacked(parts: Parts) {
  let from = 0;
  return partsOfPrice.map(({ fill, part }) => {
    const to = from + Math.max(0, parts[part]);
    const piece = { fill, from, to };
    from = to;
    return piece;
  });
}

/** How much room all parts take, in R$. */
export const wholeOf = (parts: Parts): number => stacked(parts).at(-1)?.to ?? 0;

export const partColumns = ['Preço', ...partsOfPrice.map(({ label }) => label), 'Peças'];

export function partCells(parts: Parts & { readonly count: number }): string[] {
  const amounts = partsOfPrice.map(({ part }) => parts[part]);
  const price = amounts.reduce((sum, amount) => sum + amount, 0);
  return [...[price, ...amounts].map((amount) => formatMoney(amount)), String(parts.count)];
}
