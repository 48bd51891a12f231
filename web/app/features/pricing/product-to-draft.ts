import type { ProductDraft } from '#core/pricing/product-draft.ts';
import type { ProductInput } from '#core/schemas/product.ts';
import { fieldText } from './settle-number.ts';

/** A stored product as the form shows it, its numbers written as their fields write them. */
export function productToDraft(product: ProductInput): ProductDraft {
  const { fixedCosts } = product;
  return {
    name: product.name,
    craftCategory: product.craftCategory,
    materials: product.materials.map(({ name, quantity, unitPrice }) => ({
      name,
      quantity: fieldText('quantity', quantity),
      unitPrice: fieldText('unitPrice', unitPrice),
    })),
    productionTime: fieldText('productionTime', product.productionTime),
    fixedCosts: fixedCosts === 0 ? '' : fieldText('fixedCosts', fixedCosts),
    noFixedCosts: fixedCosts === 0,
    hourlyRate: fieldText('hourlyRate', product.hourlyRate),
    marginPercentage: fieldText('marginPercentage', product.marginPercentage),
  };
}
