import { z } from 'zod';
import { packSchema } from '../products/material-price.ts';
import { packedMaterialFields, templateFields } from '../products/product-fields.ts';
import { fieldSchemas, strictObject } from '../schemas/field-schemas.ts';

const product = fieldSchemas(templateFields);

/**
 * A product to begin with. A ready one has no prices: its packs are those that are usual, and
 * `usualPrice` says about what such a pack costs (R$). One of the user's own has the prices that its
 * product had.
 */
export const templateSchema = strictObject({
  id: z.string(),
  own: z.boolean(),
  hint: z.string().nullable(),
  /** A newer version of the product stored it: this one knows its name alone, as `hint` tells. */
  newer: z.boolean(),
  ...product,
  /** Null where the user's usual ones hold. */
  marginPercentage: product.marginPercentage.nullable(),
  materials: z.array(
    strictObject({
      ...fieldSchemas(packedMaterialFields),
      materialId: z.uuid().nullable(),
      pack: packSchema.extend({ price: packSchema.shape.price.nullable() }).nullable(),
      usualPrice: z.number().min(0).nullable(),
    }),
  ),
});

export const templateQuerySchema = z.object({ craft: product.craftCategory.optional() });

export const templateInputSchema = strictObject({ productId: z.uuid().toLowerCase() });

export type Template = z.infer<typeof templateSchema>;
