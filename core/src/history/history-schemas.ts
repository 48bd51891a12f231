import { z } from 'zod';
import { catalogueMaterialSchema } from '../catalogue/catalogue-schemas.ts';
import { offChannels } from '../channels/channel-schemas.ts';
import { pickFields } from '../fields/field.ts';
import type { HistoryKind } from '../kinds/kinds.ts';
import { figureKeys, figuresOf } from '../pricing/figures.ts';
import { maxMaterialsPerProduct } from '../products/product-fields.ts';
import { productSchema } from '../products/product-schemas.ts';
import { readAtRest } from '../schemas/at-rest.ts';
import { strictObject } from '../schemas/field-schemas.ts';
import { historyCauses } from './history-causes.ts';

const ofServer = { id: true, createdAt: true, updatedAt: true } as const;

const rowStateSchema = productSchema.shape.materials.element.omit({ id: true });

const productStateSchema = productSchema.omit({ ...ofServer, materials: true }).extend({
  materials: z.array(rowStateSchema).max(maxMaterialsPerProduct),
  offChannelIds: offChannels.stored,
});

const materialStateSchema = catalogueMaterialSchema.omit({
  ...ofServer,
  tracked: true,
  minimum: true,
});

/** When a row came to be as it was, and what from. Versions of a row count from 1. */
const moment = {
  version: z.int().min(1),
  cause: z.enum(historyCauses),
  at: z.iso.datetime(),
};

/** A version of a product; without a state it was deleted then. */
export const productVersionSchema = strictObject({
  ...moment,
  state: productStateSchema.nullable(),
});

export const materialVersionSchema = strictObject({
  ...moment,
  state: materialStateSchema.nullable(),
});

/** A version in a list: what changed since the one before; the final price, if it has one. */
const versionSummarySchema = strictObject({
  ...moment,
  changes: z.array(z.string()),
  finalPrice: z.number().nullable(),
});

/** A page of a row's versions, newest first. `updatedAt` is that of the row's entity tag. */
export const historySchema = strictObject({
  name: z.string(),
  deleted: z.boolean(),
  updatedAt: z.iso.datetime(),
  versions: z.array(versionSummarySchema),
});

/** `readable`: on Pro, and for whoever was on it. */
export const historyCountSchema = strictObject({ count: z.int().min(0), readable: z.boolean() });

export type ProductState = z.infer<typeof productStateSchema>;
export type MaterialState = z.infer<typeof materialStateSchema>;
export type ProductVersion = z.infer<typeof productVersionSchema>;
export type History = z.infer<typeof historySchema>;
export type VersionSummary = z.infer<typeof versionSummarySchema>;
export type MaterialVersion = z.infer<typeof materialVersionSchema>;

export const productStateOf = (product: ProductState): ProductState => ({
  ...pickFields(productStateSchema.shape, product),
  materials: product.materials.map((row) => pickFields(rowStateSchema.shape, row)),
});

export const materialStateOf = (material: MaterialState): MaterialState =>
  pickFields(materialStateSchema.shape, material);

export type StateOf<Kind extends HistoryKind> = Kind extends 'product'
  ? ProductState
  : MaterialState;

/**
 * Reads a state as any version stored it. A figure of a product that was not known then is computed.
 *
 * @returns null for a row that was deleted then
 * @throws {NewerError} as readAtRest()
 * @throws {RangeError} as figuresOf(), where it must compute
 */
export function readState<Kind extends HistoryKind>(
  kind: Kind,
  stored: unknown,
): StateOf<Kind> | null;
export function readState(kind: HistoryKind, stored: unknown): ProductState | MaterialState | null {
  if (stored === null) return null;
  return kind === 'product'
    ? withFigures(readAtRest(productStateSchema, stored))
    : readAtRest(materialStateSchema, stored);
}

/** A product with the figures that it was stored without, if any. */
export function withFigures<P extends ProductState>(product: P): P {
  const isWhole =
    figureKeys.every((key) => product[key] !== undefined) &&
    product.materials.every(({ totalPrice }) => totalPrice !== undefined);
  if (isWhole) return product;
  const { figures, rowTotals } = figuresOf(product);
  const materials = product.materials.map((row, index) => ({
    ...row,
    totalPrice: row.totalPrice ?? rowTotals[index],
  }));
  return { ...figures, ...product, materials };
}
