import { type UnitTypeId, unitOf } from '../choices/unit-types.ts';
import type { MaterialPrice } from '../pricing/price.ts';
import { formatDecimal, formatMoney } from './formats.ts';

/** An amount of a material, with a no-break space: '254 m'. */
export function amountText(amount: number | string, unit: UnitTypeId): string {
  return `${formatDecimal(amount, { max: 6 })}\u00a0${unitOf(unit).abbreviation}`;
}

/** What a material costs: 'R$ 18,90 por 254 m', or 'R$ 2,50 por metro' of its unit. */
export function priceText({ unitPrice, pack }: MaterialPrice, unit: UnitTypeId): string {
  return pack
    ? `${formatMoney(pack.price)} por ${amountText(pack.content, pack.unit)}`
    : `${formatMoney(unitPrice ?? 0)} por ${unitOf(unit).name}`;
}
