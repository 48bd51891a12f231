import { formatMoney } from '#core/numbers/formats.ts';
import { hourStateOf } from '#core/pricing/earned.ts';
import type { PriceBreakdown } from '#core/pricing/price.ts';
import { priceLabels } from '#core/pricing/price-labels.ts';
import { profitLabel } from '#core/pricing/price-notes.ts';
import type { PricePart } from './price-pieces.ts';

/** The parts of a price, for drawing. At a loss the costs fill the tag. */
export function priceParts(
  price: Pick<PriceBreakdown, 'materialsTotal' | 'labour' | 'fixedCosts' | 'profit'>,
): PricePart[] {
  const amounts = [
    { kind: 'materials', label: priceLabels.materials, value: price.materialsTotal },
    { kind: 'labour', label: priceLabels.labour, value: price.labour },
    { kind: 'fixed', label: priceLabels.fixedCosts, value: price.fixedCosts },
    { kind: 'profit', label: profitLabel(price.profit), value: price.profit },
  ] as const;
  const hour = hourStateOf(price);
  const whole = amounts.reduce((sum, { value }) => sum + Math.max(0, Number(value)), 0);
  return amounts.map(({ kind, label, value }) => ({
    kind,
    label,
    amount: formatMoney(value),
    lack: kind === 'profit' && hour !== 'paid' ? hour : null,
    share: whole === 0 ? 0 : Math.max(0, Number(value)) / whole,
  }));
}
