import type { z } from 'zod';
import { areAlike } from '../choices/unit-types.ts';
import { boundsMessage } from '../fields/bounds-message.ts';
import { priceMessages, validationMessages } from '../fields/validation.ts';
import { materialFields, packFields } from '../products/fields.ts';
import type { MaterialPrice } from '../products/product-input-of.ts';
import { fieldSchemas, inputSchemas, strictObject } from './field-schemas.ts';

/** A pack as the API answers it: R$, and how many of its unit are in it. */
export const packSchema = strictObject(fieldSchemas(packFields));

/** For a material that is sent: a pack, or a unit price; the other one is null or left out. */
export const packInput = strictObject(inputSchemas(packFields)).nullable().default(null);

export interface Findings {
  readonly areSound: (...keys: readonly string[]) => boolean;
  readonly complain: (path: readonly string[], code: string, message: string) => void;
  /** Has other words about a number of this field that is out of bounds. */
  readonly sayBounds: (key: string, message: string) => void;
}

/** Validates fields together even where some are wrong, so that every bad field is named. */
export function validatedTogether<Schema extends z.ZodType>(
  schema: Schema,
  validate: (value: z.output<Schema>, findings: Findings) => void,
) {
  return schema.superRefine((value, ctx) => validate(value, findingsOf(ctx)), {
    when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value),
  });
}

function findingsOf(ctx: z.core.$RefinementCtx): Findings {
  return {
    areSound: (...keys) => !ctx.issues.some(({ path }) => keys.includes(String(path?.[0]))),
    complain: (path, code, message) =>
      ctx.addIssue({ code: 'custom', path: [...path], message, params: { code } }),
    sayBounds: (key, message) => {
      for (const issue of ctx.issues) {
        const isAboutBounds = issue.code === 'too_small' || issue.code === 'too_big';
        if (isAboutBounds && issue.path?.[0] === key) Object.assign(issue, { message });
      }
    },
  };
}

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
