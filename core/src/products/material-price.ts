import { boundsMessage } from '../fields/bounds-message.ts';
import { priceMessages, validationMessages } from '../fields/validation.ts';
import { fieldSchemas, inputSchemas, strictObject } from '../schemas/field-schemas.ts';
import type { Findings } from '../schemas/validated-together.ts';
import { areAlike } from '../units/unit-types.ts';
import { materialFields, packFields } from './product-fields.ts';
import type { MaterialPrice } from './product-input-of.ts';

/** A pack as the API answers it: R$, and how many of its unit are in it. */
export const packSchema = strictObject(fieldSchemas(packFields));

/** The pack of a material that is sent, which has a pack or a unit price; the other one is null or left out. */
export const packInput = strictObject(inputSchemas(packFields)).nullable().default(null);

/** Refuses a material that has no price, or two, or a pack of another dimension than its unit. */
export function validatePrice<UnitKey extends string>(
  material: MaterialPrice & Readonly<Record<UnitKey, string>>,
  unitKey: UnitKey,
  { areSound, complain }: Findings,
): void {
  const { unitPrice, pack } = material;
  if (!areSound('unitPrice', 'pack')) return;
  if (pack === null) {
    if (unitPrice === null) complain(['unitPrice'], 'required', validationMessages.required);
    return;
  }
  if (unitPrice !== null) complain(['pack'], 'conflict', priceMessages.two);
  if (areSound(unitKey) && !areAlike(material[unitKey], pack.unit)) {
    complain(['pack', 'unit'], 'invalid_option', priceMessages.otherDimension);
  }
}

/** Refuses a quantity that only a material that comes in packs may have, and names no other bounds. */
export function validateQuantity(
  { quantity, pack }: MaterialPrice & { readonly quantity: number },
  { areSound, complain, sayBounds }: Findings,
): void {
  if (pack !== null) return;
  const { quantity: field } = materialFields;
  const message = boundsMessage(field);
  if (!areSound('quantity')) sayBounds('quantity', message);
  else if (quantity > field.max) complain(['quantity'], 'too_big', message);
}
