import { z } from 'zod';
import { meSchema } from '../account/account-schemas.ts';
import { defaultBusinessType } from '../account/business-types.ts';
import { catalogueMaterialSchema, paidPriceSchema } from '../catalogue/catalogue-schemas.ts';
import { offChannels } from '../channels/channel-schemas.ts';
import { nameless } from '../fields/field.ts';
import { materialVersionSchema, productVersionSchema } from '../history/history-schemas.ts';
import { hourPlanInputSchema } from '../hour/hour-schemas.ts';
import { kindSchemas } from '../kinds/kind-schemas.ts';
import {
  type KindId,
  kindIds,
  kinds,
  type ListOf,
  mapLists,
  type PlainKind,
  plainKinds,
} from '../kinds/kinds.ts';
import { validatePrice } from '../products/material-price.ts';
import { productFields } from '../products/product-fields.ts';
import { productInputSchema, productSchema } from '../products/product-schemas.ts';
import {
  absentValueRegistry,
  fieldSchemas,
  numberSchema,
  singleLine,
  strictObject,
} from '../schemas/field-schemas.ts';
import { sentInstant as time } from '../schemas/instant.ts';
import { idInFile as id, rowInFile } from '../schemas/row.ts';
import { validatedTogether } from '../schemas/validated-together.ts';
import { movementKinds } from '../stock/movement-kinds.ts';
import { noteBounds, stockFields } from '../stock/stock-fields.ts';
import { stockProblems } from '../stock/stock-labels.ts';

/** What marks a workshop's file. Older versions are read too: 1 has no stock, and each some kinds less. */
export const workshopFormat = 'artesa-workshop';
export const workshopVersion = Math.max(...kindIds.map((kind) => kinds[kind].inFileSince));

/** The largest file that is imported. Backups are restored whatever their size. */
export const maxWorkshopBytes = 32 * 1024 * 1024;

/** The most prices of a material in a file: the last ones that were paid for it. */
export const maxPricesInFile = 1000;

const { name, email, state, businessType } = meSchema.shape;
const { craftCategory: craftType, hourlyRate, rounding } = fieldSchemas(productFields);

/** Whose workshop it was. Name and email are for reading only: no import takes them. */
const workshopProfileSchema = strictObject({
  email,
  name: name.clone().register(absentValueRegistry, { value: nameless }),
  craftType,
  hourlyRate,
  rounding,
  /** The hour plan; older files have none. */
  hourPlan: hourPlanInputSchema.nullable(),
  state,
  businessType: businessType.clone().register(absentValueRegistry, { value: defaultBusinessType }),
});

const { tracked, minimum, unitType } = catalogueMaterialSchema.shape;

/** A material of the catalogue, and what was paid for it over time. Version 1 has no stock. */
export const workshopMaterialSchema = rowInFile({
  ...catalogueMaterialSchema.shape,
  tracked: tracked.optional(),
  minimum: minimum.optional(),
}).extend({
  prices: z
    .array(
      validatedTogether(
        strictObject({ ...paidPriceSchema.shape, paidSince: time }),
        (price, findings) => validatePrice(price, 'unitType', findings),
      ),
    )
    .max(maxPricesInFile),
});

/** A product with its materials. An import computes the figures again. */
export const workshopProductSchema = rowInFile({
  ...productSchema.shape,
  offChannelIds: offChannels.stored,
});

type PlainInFile<K extends PlainKind> = ReturnType<
  typeof rowInFile<(typeof kindSchemas)[K]['row']['shape']>
>;

const plainInFile = Object.fromEntries(
  plainKinds.map((kind) => [kind, rowInFile(kindSchemas[kind].row.shape)]),
) as unknown as { readonly [K in PlainKind]: PlainInFile<K> };

/** The rows of each kind in a file, deleted ones too. */
export const rowsInFile = {
  ...plainInFile,
  product: workshopProductSchema,
  material: workshopMaterialSchema,
} satisfies Record<KindId, z.ZodObject>;

export const workshopTemplateSchema = strictObject({
  id,
  name: productSchema.shape.name,
  craftCategory: productSchema.shape.craftCategory,
  content: productInputSchema,
  createdAt: time,
  updatedAt: time,
});

export const workshopVersionSchema = z.discriminatedUnion('kind', [
  strictObject({
    ...productVersionSchema.shape,
    kind: z.literal('product'),
    rowId: id,
    at: time,
  }),
  strictObject({
    ...materialVersionSchema.shape,
    kind: z.literal('material'),
    rowId: id,
    at: time,
  }),
]);

/** Every digit, and no idle zero. The largest stock comes to 18 digits. */
const exactNumber = z.string().regex(/^(?!-0$)-?(0|[1-9]\d{0,19})(\.\d{0,8}[1-9])?$/);

/** What came or went, whole. The quantity of a material is in the base unit of its dimension. */
export const workshopMovementSchema = strictObject({
  id,
  actId: id,
  kind: z.enum(movementKinds),
  materialId: id.nullable(),
  productId: id.nullable(),
  quantity: exactNumber,
  value: exactNumber,
  told: exactNumber,
  unit: unitType.nullable(),
  unitPrice: numberSchema(stockFields.soldPrice).nullable(),
  /** The channel of a sale; versions 1 and 2 have none. */
  channelId: id.nullable(),
  fees: exactNumber.clone().register(absentValueRegistry, { value: '0' }),
  hours: exactNumber.nullable(),
  labour: exactNumber.nullable(),
  note: singleLine(noteBounds, stockProblems.note).nullable(),
  reverses: id.nullable(),
  happenedAt: time,
  createdAt: time,
});

type ListInFile<K extends KindId> = (typeof kinds)[K]['inFileSince'] extends 1
  ? z.ZodArray<(typeof rowsInFile)[K]>
  : z.ZodOptional<z.ZodArray<(typeof rowsInFile)[K]>>;

/** The lists of a file. Versions from before a kind have none of it. */
const listsInFile = mapLists((kind) => {
  const rows = z.array(rowsInFile[kind]);
  return kinds[kind].inFileSince === 1 ? rows : rows.optional();
}) as unknown as { readonly [K in KindId as ListOf<K>]: ListInFile<K> };

/** All that is somebody's, as one file: the export, the import and every backup have this form. */
export const workshopSchema = strictObject({
  format: z.literal(workshopFormat),
  version: z.union(Array.from({ length: workshopVersion }, (_, index) => z.literal(index + 1))),
  exportedAt: time,
  profile: workshopProfileSchema,
  /** The movements of the stock; version 1 has none. */
  movements: z.array(workshopMovementSchema).optional(),
  ...listsInFile,
  templates: z.array(workshopTemplateSchema),
  history: z.array(workshopVersionSchema),
});

const changedRowsSchema = strictObject({ count: z.int().min(0), names: z.array(z.string()) });

export const maxNamesOfChange = 20;

const changesSchema = strictObject({
  added: changedRowsSchema,
  changed: changedRowsSchema,
  gone: changedRowsSchema,
});

export const workshopChangesSchema = strictObject({
  ...mapLists(() => changesSchema),
  templates: changesSchema,
  movements: strictObject({ added: z.int().min(0), reversed: z.int().min(0) }),
  /** Hourly rate and the like come along: only into an account without products. */
  profile: z.boolean(),
});

export const importedWorkshopSchema = strictObject({
  id: z.uuid(),
  changes: workshopChangesSchema,
});

export type WorkshopMaterial = z.infer<typeof workshopMaterialSchema>;
export type WorkshopProduct = z.infer<typeof workshopProductSchema>;
export type WorkshopTemplate = z.infer<typeof workshopTemplateSchema>;
export type WorkshopMovement = z.infer<typeof workshopMovementSchema>;
export type WorkshopVersion = z.infer<typeof workshopVersionSchema>;
export type WorkshopProfile = z.infer<typeof workshopProfileSchema>;
export type Workshop = z.infer<typeof workshopSchema>;
export type WorkshopChanges = z.infer<typeof workshopChangesSchema>;
