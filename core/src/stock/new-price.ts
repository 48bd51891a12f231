import { catalogueFields } from '../catalogue/catalogue-fields.ts';
import type { MaterialPrice } from '../pricing/row-cost.ts';
import { packFields } from '../products/product-fields.ts';
import { clampToBounds } from '../typed/number-text.ts';
import { cataloguePrice } from './purchase.ts';

/** Whether R$ paid for a pack, or for a unit, could be the catalogue's price, and is another one. */
export function isNewPrice(material: MaterialPrice, paid: number): boolean {
  const field = material.pack ? packFields.price : catalogueFields.unitPrice;
  return paid !== cataloguePrice(material) && Number(clampToBounds(field, paid)) === paid;
}
