import { catalogueCategories, noCategory } from '#core/choices/catalogue-categories.ts';
import { unitOf } from '#core/choices/unit-types.ts';
import { amountText, perUnit, saysUnitPrice, unitPriceText } from '#core/pricing/price-text.ts';
import { shownUnitPrice } from '#core/pricing/row-cost.ts';
import type { CatalogueMaterial } from '#core/schemas/catalogue.ts';
import { formatMoney } from '#core/text/formats.ts';

/** The picture of a stored category; that of no category for one that the list does not know. */
export function categoryEmoji(category: string | null): string {
  return (catalogueCategories.find(({ name }) => name === category) ?? noCategory).emoji;
}

/** What is paid, and for how much; and what that makes of a unit, where it is another amount. */
export function pricesOf({ unitPrice, pack, unitType: unit }: CatalogueMaterial) {
  return {
    price: formatMoney(pack?.price ?? unitPrice ?? 0),
    amount: amountOf(pack, unit),
    perUnit:
      pack && !saysUnitPrice(pack, unit)
        ? unitPriceText(shownUnitPrice({ unit, pack }), unit)
        : null,
  };
}

function amountOf(pack: CatalogueMaterial['pack'], unit: CatalogueMaterial['unitType']): string {
  if (!pack) return `por ${unitOf(unit).name}`;
  return pack.content === 1 ? perUnit(pack.unit) : `por ${amountText(pack.content, pack.unit)}`;
}
