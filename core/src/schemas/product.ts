import { z } from 'zod';
import { craftCategoryIds } from '../catalogues/craft-categories.ts';
import { validationMessages } from '../messages/validation.ts';
import { maxMaterialsPerProduct, pricingBounds } from '../pricing/bounds.ts';
import { ptBrError } from './error-map.ts';
import { amountSchema, oneOf, pricingNumber, singleLine, strictObject } from './fields.ts';

const materialFields = {
  name: singleLine(
    pricingBounds.materialName,
    validationMessages.materialName,
    validationMessages.required,
  ),
  quantity: pricingNumber('quantity'),
  unitPrice: pricingNumber('unitPrice'),
};

const productFields = {
  name: singleLine(pricingBounds.productName, validationMessages.productName),
  craftCategory: oneOf(craftCategoryIds, validationMessages.craftCategory),
  productionTime: pricingNumber('productionTime'),
  fixedCosts: pricingNumber('fixedCosts'),
  marginPercentage: pricingNumber('marginPercentage'),
  hourlyRate: pricingNumber('hourlyRate'),
};

/** What is sent to create or replace a product; never a price. */
export const productInputSchema = strictObject({
  ...productFields,
  materials: z
    .array(strictObject(materialFields), { error: ptBrError })
    .min(1, { error: validationMessages.requiredFields })
    .max(maxMaterialsPerProduct, { error: () => validationMessages.tooManyMaterials }),
});

/** A product as the API answers it; amounts in R$, times ISO 8601 in UTC. */
export const productSchema = strictObject({
  id: z.uuid(),
  ...productFields,
  materials: z.array(strictObject({ id: z.uuid(), ...materialFields, totalPrice: amountSchema })),
  finalPrice: amountSchema,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** How many of the newest products are asked for, as the address carries it; all without it. */
export const productListQuerySchema = z.object({
  limit: z
    .string()
    .regex(/^\d{1,4}$/, { error: validationMessages.listLimit, abort: true })
    .transform(Number)
    .refine((limit) => limit >= 1 && limit <= 1000, { error: validationMessages.listLimit })
    .optional()
    .meta({ type: 'integer', minimum: 1, maximum: 1000 }),
});

/** A user's products at a glance: averages in per cent and R$, unrounded, 0 when there is none. */
export const productSummarySchema = strictObject({
  count: z.int().min(0),
  averageMargin: z.number(),
  averagePrice: z.number(),
  lucrative: z.int().min(0),
});

export type ProductSummary = z.infer<typeof productSummarySchema>;
export type ProductInput = z.infer<typeof productInputSchema>;
export type Product = z.infer<typeof productSchema>;
