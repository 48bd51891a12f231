import type { z } from 'zod';
import { areAlike } from '../choices/unit-types.ts';
import { boundsMessage } from '../messages/bounds.ts';
import { priceMessages, validationMessages } from '../messages/validation.ts';
import { materialFields, packedMaterialFields, packFields } from '../products/fields.ts';
import type { MaterialPrice } from '../products/product-input-of.ts';
import { fieldSchemas, inputSchemas, strictObject } from './fields.ts';

/** A pack as the API answers it: R$, and how many of its unit are in it. */
export const packSchema = strictObject(fieldSchemas(packFields));

/** For a material that is sent: a pack, or a unit price; the other one is null or left out. */
export const packInput = strictObject(inputSchemas(packFields)).nullable().default(null);

type Complain = (path: readonly string[], code: string, message: string) => void;

/** Refuses a material that has no price, or two, or a pack of another dimension than its unit. */
export function judgePrice({ unitPrice, pack }: MaterialPrice, unit: string, complain: Complain) {
  if (pack === null) {
    if (unitPrice === null) complain(['unitPrice'], 'required', validationMessages.required);
    return;
  }
  if (unitPrice !== null) complain(['pack'], 'conflict', priceMessages.two);
  if (!areAlike(unit, pack.unit)) {
    complain(['pack', 'unit'], 'invalid_option', priceMessages.otherDimension);
  }
}

/** Refuses a quantity that only a material that comes in packs may have. */
export function judgeQuantity(quantity: number, { pack }: MaterialPrice, complain: Complain) {
  const { quantity: field } = materialFields;
  const ofPacks = quantity > field.max && quantity <= packedMaterialFields.quantity.max;
  if (ofPacks && pack === null) complain(['quantity'], 'too_big', boundsMessage(field));
}

/** Adds issues to what Zod has found. */
export function complainTo(ctx: z.core.$RefinementCtx): Complain {
  return (path, code, message) => {
    ctx.addIssue({ code: 'custom', path: [...path], message, params: { code } });
  };
}
