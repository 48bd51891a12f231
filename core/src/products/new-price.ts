import type { MaterialPrice } from '../pricing/row-cost.ts';
import { cataloguePrice } from '../stock/purchase.ts';
import { catalogueFields, packFields } from './fields.ts';
import { clampToBounds } from './number-text.ts';

/** Whether R$ paid for a pack, or for a unit, could be the catalogue's price, and is another one. */
export function isNewPrice(material: MaterialPrice, paid: number): boolean {
  const field = material.pack ? packFields.price : catalogueFields.unitPrice;
  return paid !== cataloguePrice(material) && Number(clampToBounds(field, paid)) === paid;
}
