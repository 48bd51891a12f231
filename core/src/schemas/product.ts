import { z } from 'zod';
import { tooManyMaterials } from '../messages/bounds.ts';
import { validationMessages } from '../messages/validation.ts';
import { materialFields, maxMaterialsPerProduct, productFields } from '../products/fields.ts';
import { ptBrError } from './error-map.ts';
import { amountSchema, fieldSchemas, inputSchemas, strictObject } from './fields.ts';

/** What is sent to create or replace a product; never a price. */
export const productInputSchema = strictObject({
  ...inputSchemas(productFields),
  materials: z
    .array(strictObject(inputSchemas(materialFields)), { error: ptBrError })
    .min(1, { error: validationMessages.requiredFields })
    .max(maxMaterialsPerProduct, { error: () => tooManyMaterials(maxMaterialsPerProduct) }),
});

/** A product as the API answers it; amounts in R$, times ISO 8601 in UTC. */
export const productSchema = strictObject({
  id: z.uuid(),
  ...fieldSchemas(productFields),
  materials: z.array(
    strictObject({ id: z.uuid(), ...fieldSchemas(materialFields), totalPrice: amountSchema }),
  ),
  finalPrice: amountSchema,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** A user's products at a glance: averages in per cent and R$, unrounded, 0 when there is none. */
export const productSummarySchema = strictObject({
  count: z.int().min(0),
  averageMargin: z.number(),
  averagePrice: z.number(),
  lucrative: z.int().min(0),
});

export type ProductSummary = z.infer<typeof productSummarySchema>;
/** A product as a client sends it: what may be left out is optional. */
export type ProductInput = z.input<typeof productInputSchema>;
/** The same, complete. */
export type ProductContent = z.output<typeof productInputSchema>;
export type Product = z.infer<typeof productSchema>;
