import { formatDecimal, formatMoney, formatPercent } from '../numbers/formats.ts';
import { parseDecimal } from '../typed/parse-decimal.ts';
import { abbreviationAfter, isMeasure, type UnitTypeId, unitOf } from '../units/unit-types.ts';
import type { MaterialPrice } from './row-cost.ts';

/** An amount of a material, with a no-break space: '254 m'. */
export function amountText(amount: number | string, unit: UnitTypeId): string {
  return `${formatDecimal(amount, { max: 6 })}\u00a0${abbreviationAfter(amount, unit)}`;
}

/** What a price is of, as one says it: 'por kg', but 'por unidade'. */
export function perUnit(unit: UnitTypeId): string {
  const { abbreviation, name } = unitOf(unit);
  return `por ${isMeasure(unit) ? abbreviation : name}`;
}

/** What one unit of a pack's material costs: 'R$ 0,0744 por m', 'R$ 28,00 por kg', 'R$ 0,35 por unidade'. */
export function unitPriceText(price: string, unit: UnitTypeId): string {
  return `${exactMoneyText(price)} ${perUnit(unit)}`;
}

/** '0.0744' → 'R$ 0,0744' and '28.0000' → 'R$ 28,00': two to four decimals, with a no-break space. */
export function exactMoneyText(price: string): string {
  return `R$\u00a0${formatDecimal(price, { min: 2, max: 4 })}`;
}

/** What a material costs: 'R$ 18,90 por 254 m', or 'R$ 2,50 por metro' of its unit. */
export function priceText({ unitPrice, pack }: MaterialPrice, unit: UnitTypeId): string {
  return pack
    ? `${formatMoney(pack.price)} por ${amountText(pack.content, pack.unit)}`
    : `${formatMoney(unitPrice ?? 0)} por ${unitOf(unit).name}`;
}

/** How a material is usually bought: 'em 125 g'. */
export const boughtText = (content: string, unit: UnitTypeId) =>
  `em ${amountText(parseDecimal(content) ?? content, unit)}`;

/** Whether a pack is one of the unit, so that its price is the unit's. */
export function saysUnitPrice(pack: NonNullable<MaterialPrice['pack']>, unit: UnitTypeId): boolean {
  return pack.unit === unit && Number(pack.content) === 1;
}

/** The usual waste in per cent: 'perda de 5%'. Null where there is none. */
export function wasteText(percentage: number): string | null {
  return percentage === 0 ? null : `perda de ${formatPercent(percentage)}`;
}
