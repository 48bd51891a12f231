import { z } from 'zod';
import { validationMessages } from '../fields/validation.ts';
import { packSchema } from '../products/material-price.ts';
import { productSchema } from '../products/product-schemas.ts';
import { ptBrError } from '../schemas/error-map.ts';
import { amountSchema, oneOf, strictObject } from '../schemas/field-schemas.ts';
import { sentInstant } from '../schemas/instant.ts';
import { listErrors } from '../schemas/list-errors.ts';
import { page } from '../schemas/list-queries.ts';
import { maxRepriced, repricingCauses } from './repricing-causes.ts';

const id = z.uuid({ error: ptBrError }).toLowerCase();

const figures = productSchema
  .pick({ totalCost: true, finalPrice: true, profit: true, netMargin: true })
  .extend({ labour: z.number() });

/** A product's figures as they are and repriced, both with labour at the hourly rate of today. */
export const repricingSchema = productSchema
  .pick({ id: true, name: true, craftCategory: true, hourlyRate: true, updatedAt: true })
  .extend({
    before: figures,
    after: figures,
    dearer: z.boolean(),
  });

export const repricingListQuerySchema = z.object({
  ...page,
  cause: oneOf(repricingCauses, listErrors.cause),
  material: z.uuid({ error: listErrors.id }).toLowerCase().optional(),
  product: z.uuid({ error: listErrors.id }).toLowerCase().optional(),
});

/** The products whose materials have become dearer: the newest of them, where there are many. */
export const repricingSummarySchema = strictObject({
  dearer: z.array(z.uuid()),
  hasMore: z.boolean(),
});

/** Which products are to be repriced, and why; of each the version and figures that were shown. */
export const repricingInputSchema = strictObject({
  cause: oneOf(repricingCauses, validationMessages.invalidOption),
  /** The catalogue material whose prices alone are taken, where there is one. */
  material: id.nullable().default(null),
  products: z
    .array(
      strictObject({
        id,
        updatedAt: sentInstant,
        totalCost: amountSchema,
        finalPrice: amountSchema,
      }),
      { error: ptBrError },
    )
    .min(1, { error: ptBrError })
    .max(maxRepriced, { error: ptBrError }),
});

/** How many products were repriced; the id is for undoing it. */
export const repricedSchema = strictObject({ id: z.uuid(), repriced: z.int().min(0) });

export const undoneRepricingSchema = strictObject({
  restored: z.int().min(0),
  kept: z.array(productSchema.pick({ id: true, name: true })),
});

const { hourlyRate, materials } = productSchema.shape;

/** What a product was priced with before, of its materials those that were repriced. */
export const pricedBeforeSchema = strictObject({
  id: z.uuid(),
  /** The version that the repricing made. After another change nothing is taken back. */
  updatedAt: z.iso.datetime(),
  hourlyRate,
  materials: z.array(
    strictObject({
      id: z.uuid(),
      unitPrice: materials.element.shape.unitPrice,
      pack: packSchema.nullable(),
    }),
  ),
  /** Whether the product was not taken back, because it had changed since. */
  kept: z.literal(true).optional(),
});

export type PricedBefore = z.infer<typeof pricedBeforeSchema>;
export type Repricing = z.infer<typeof repricingSchema>;
export type RepricingSummary = z.infer<typeof repricingSummarySchema>;
export type RepricingInput = z.input<typeof repricingInputSchema>;
export type RepricingContent = z.output<typeof repricingInputSchema>;
export type UndoneRepricing = z.infer<typeof undoneRepricingSchema>;
