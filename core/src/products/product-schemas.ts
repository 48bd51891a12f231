import { z } from 'zod';
import {
  chosenChannels,
  maxTriedChannels,
  offChannels,
  triedChannelSchema,
} from '../channels/channel-schemas.ts';
import { tooManyMaterials } from '../fields/bounds-message.ts';
import { priceMessages, validationMessages } from '../fields/validation.ts';
import { isPriceWithinReach } from '../pricing/final-price.ts';
import { computePrice, type PricingInput } from '../pricing/price.ts';
import { ptBrError } from '../schemas/error-map.ts';
import type { FieldError } from '../schemas/field-errors.ts';
import {
  amountSchema,
  fieldSchemas,
  inputSchemas,
  strictObject,
} from '../schemas/field-schemas.ts';
import { type Findings, validatedTogether } from '../schemas/validated-together.ts';
import { packInput, packSchema, validatePrice, validateQuantity } from './material-price.ts';
import {
  maxMaterialsPerProduct,
  packedMaterialFields,
  productFields,
  rememberedFields,
} from './product-fields.ts';

const rowShape = {
  ...inputSchemas(packedMaterialFields),
  pack: packInput,
  materialId: z.uuid({ error: ptBrError }).toLowerCase().nullable().default(null),
};
type PricedRow = z.output<z.ZodObject<Omit<typeof rowShape, 'name'>>>;

const validateRow = (row: PricedRow, findings: Findings) => {
  validatePrice(row, 'unit', findings);
  validateQuantity(row, findings);
};

const manyRows = <Row extends z.ZodType>(row: Row) =>
  z
    .array(row, { error: ptBrError })
    .max(maxMaterialsPerProduct, { error: () => tooManyMaterials(maxMaterialsPerProduct) });

/** Refuses a final price that is too high, by the number that makes it so high. */
export const finalPriceError: FieldError = {
  path: 'marginPercentage',
  code: 'too_big',
  message: priceMessages.tooHigh,
};

function validateFinalPrice(input: PricingInput, ctx: z.core.$RefinementCtx) {
  // Without sound numbers there is no price.
  if (ctx.issues.length > 0) return;
  if (isPriceWithinReach(computePrice(input).finalPrice)) return;
  const { path, code, message } = finalPriceError;
  ctx.addIssue({ code: 'custom', path: [path], message, params: { code } });
}

const productShape = inputSchemas(productFields);

/** What is sent to create or replace a product; of prices only the one that the person chose. */
export const productInputSchema = strictObject({
  ...productShape,
  materials: manyRows(validatedTogether(strictObject(rowShape), validateRow)).min(1, {
    error: validationMessages.requiredFields,
  }),
  channelIds: chosenChannels.input,
  offChannelIds: offChannels.input,
});

/** A product's input with a final price that a product may have (docs/decisions/0004). */
export const pricedProductInputSchema = productInputSchema.superRefine(validateFinalPrice);

/** The figures of a product that is not stored. What makes no price may be left out. */
export const pricingInputSchema = strictObject({
  ...productShape,
  name: productShape.name.optional(),
  craftCategory: productShape.craftCategory.optional(),
  materials: manyRows(
    validatedTogether(strictObject({ ...rowShape, name: rowShape.name.optional() }), validateRow),
  ),
  channels: z.array(triedChannelSchema, { error: ptBrError }).max(maxTriedChannels).optional(),
}).superRefine(validateFinalPrice);

const deadZones = z.array(strictObject({ from: z.string(), to: z.string().nullable() }));

const channelPriceSchema = z.union([
  strictObject({
    price: z.string(),
    fees: z.string(),
    net: z.string(),
    profit: z.string(),
    deadZones,
  }),
  strictObject({ price: z.null(), deadZones }),
]);

/** A price and what it is made of, as exact decimal texts: R$ with two decimals, per cents. */
export const pricingSchema = strictObject({
  rowCosts: z.array(z.string()),
  materialsTotal: z.string(),
  labour: z.string(),
  fixedCosts: z.string(),
  totalCost: z.string(),
  suggestedPrice: z.string(),
  finalPrice: z.string(),
  profit: z.string(),
  netMargin: z.string(),
  markup: z.string(),
  earnedPerHour: z.string(),
  /** The prices in channels in the order in which those were sent; left out where none were. */
  channels: z.array(channelPriceSchema).optional(),
});

/** A product as the API answers it; amounts in R$, per cents, times ISO 8601 in UTC. */
export const productSchema = strictObject({
  id: z.uuid(),
  ...fieldSchemas(productFields),
  materials: z
    .array(
      strictObject({
        id: z.uuid(),
        ...fieldSchemas(packedMaterialFields),
        pack: packSchema.nullable(),
        materialId: z.uuid().nullable(),
        totalPrice: amountSchema,
      }),
    )
    .max(maxMaterialsPerProduct),
  /** Ids of the user's channels, of which some may be deleted. */
  channelIds: chosenChannels.stored,
  offChannelIds: offChannels.answered,
  totalCost: amountSchema,
  suggestedPrice: amountSchema,
  finalPrice: amountSchema,
  profit: z.number(),
  netMargin: z.number(),
  markup: z.number(),
  earnedPerHour: z.number(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/**
 * A user's products at a glance: the average markup in per cent and price in R$, unrounded, 0 when
 * there is none; how many are lucrative, and how many were priced at another hourly rate than
 * today's; what the newest one says of what a new one begins with.
 */
export const productSummarySchema = strictObject({
  count: z.int().min(0),
  averageMargin: z.number(),
  averagePrice: z.number(),
  lowestPrice: z.number(),
  highestPrice: z.number(),
  lucrative: z.int().min(0),
  otherRate: z.int().min(0),
  last: strictObject({
    ...fieldSchemas(rememberedFields),
    channelIds: chosenChannels.stored,
  }).nullable(),
});

export type ProductSummary = z.infer<typeof productSummarySchema>;
export type LastProduct = NonNullable<ProductSummary['last']>;
/** A product as a client sends it: what may be left out is optional. */
export type ProductInput = z.input<typeof productInputSchema>;
/** A product as a client sends it, completed. */
export type ProductContent = z.output<typeof productInputSchema>;
export type Product = z.infer<typeof productSchema>;
