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
    .max(maxMaterialsPerProduct, { error: validationMessages.tooManyMaterials }),
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

export type ProductInput = z.infer<typeof productInputSchema>;
export type Product = z.infer<typeof productSchema>;
