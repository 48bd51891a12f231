import { z } from 'zod';
import { catalogueMaterialSchema } from '../catalogue/catalogue-schemas.ts';
import { boundsMessage } from '../fields/bounds-message.ts';
import { validationMessages } from '../fields/validation.ts';
import { productSchema } from '../products/product-schemas.ts';
import { ptBrError } from '../schemas/error-map.ts';
import { fieldSchemas, oneOf, singleLine, strictObject } from '../schemas/field-schemas.ts';
import { sentInstant } from '../schemas/instant.ts';
import { validatedTogether } from '../schemas/validated-together.ts';
import { materialMovementKinds, movementKinds, pieceMovementKinds } from './movement-kinds.ts';
import { noteBounds, stockFields } from './stock-fields.ts';
import { stockProblems } from './stock-labels.ts';

const { quantity, counted, value, pieces, countedPieces, soldPrice } = fieldSchemas(stockFields);

const event = {
  note: singleLine(noteBounds, stockProblems.note).nullable().default(null),
  /** When it happened; now without it. */
  happenedAt: sentInstant.optional(),
};

/**
 * What moves the stock of a material: `quantity` in its unit, for an adjustment what was counted.
 * `value` is what a purchase cost, all of it in R$; the catalogue's price without it.
 */
export const materialMovementInputSchema = validatedTogether(
  strictObject({
    kind: oneOf(materialMovementKinds, validationMessages.invalidOption),
    quantity: counted,
    value: value.default(null),
    /** Begins to track the material, if that has not begun. */
    starts: z.boolean({ error: ptBrError }).optional(),
    ...event,
  }),
  (movement, { areSound, complain }) => {
    if (!areSound('kind', 'quantity')) return;
    if (movement.kind !== 'adjustment' && !quantity.safeParse(movement.quantity).success) {
      complain(['quantity'], 'too_small', boundsMessage(stockFields.quantity));
    }
    if (movement.kind !== 'purchase' && movement.value !== null) {
      complain(['value'], 'conflict', stockProblems.valueOfPurchase);
    }
  },
);

/** The most materials whose stock is begun at once. */
export const maxStarted = 200;

/** Materials that are tracked from now on, with what was counted of each, in its unit. */
export const stockStartSchema = validatedTogether(
  strictObject({
    materials: z
      .array(strictObject({ id: z.uuid({ error: ptBrError }).toLowerCase(), quantity: counted }), {
        error: ptBrError,
      })
      .min(1, { error: ptBrError })
      .max(maxStarted, { error: ptBrError }),
  }),
  ({ materials }, { areSound, complain }) => {
    if (!areSound('materials')) return;
    for (const [index, { id: named }] of materials.entries()) {
      if (materials.findIndex((each) => each.id === named) === index) continue;
      complain(['materials', String(index), 'id'], 'conflict', stockProblems.twice);
    }
  },
);

export const productionInputSchema = strictObject({ pieces, ...event });

/** Pieces that were sold, for how much each, in R$, and in which channel: null for a direct sale. */
export const saleInputSchema = strictObject({
  pieces,
  unitPrice: soldPrice,
  channelId: z.uuid({ error: ptBrError }).toLowerCase().nullable().default(null),
  ...event,
});

export const pieceMovementInputSchema = validatedTogether(
  strictObject({
    kind: oneOf(pieceMovementKinds, validationMessages.invalidOption),
    pieces: countedPieces,
    ...event,
  }),
  ({ kind, pieces: count }, { areSound, complain }) => {
    if (!areSound('kind', 'pieces') || kind === 'adjustment' || count > 0) return;
    complain(['pieces'], 'too_small', boundsMessage(stockFields.pieces));
  },
);

/**
 * A movement of a material, `quantity` in `unit`, or of pieces of a product. What comes is above 0,
 * what goes below; `value` in R$ has six decimals at most, and so has a quantity. `unitPrice` is that
 * of a sale, and so is `channelId`, null for a direct one; `fees` is what the channel took, in R$.
 */
export const movementSchema = strictObject({
  id: z.uuid(),
  kind: z.enum(movementKinds),
  materialId: z.uuid().nullable(),
  productId: z.uuid().nullable(),
  quantity: z.number(),
  unit: catalogueMaterialSchema.shape.unitType.nullable(),
  value: z.number(),
  unitPrice: z.number().nullable(),
  channelId: z.uuid().nullable(),
  fees: z.number(),
  note: z.string().nullable(),
  reverses: z.uuid().nullable(),
  happenedAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
});

const { id, name, unitType, unitPrice, pack, minimum, supplier } = catalogueMaterialSchema.shape;

/** What there is of a tracked material, in its unit and in R$; below 0 more was used than was known. */
export const stockMaterialSchema = strictObject({
  id,
  name,
  unit: unitType,
  onHand: z.number(),
  value: z.number(),
  minimum,
  unitPrice,
  pack,
  supplier,
});

const stockedSchema = strictObject({
  id: productSchema.shape.id,
  name: productSchema.shape.name,
  onHand: z.number(),
  value: z.number(),
});

/** `canMake` is how many pieces the tracked materials are enough for; null where it has none. */
export const stockProductSchema = stockedSchema.extend({
  canMake: z.int().min(0).nullable(),
  batchSize: productSchema.shape.batchSize,
  finalPrice: productSchema.shape.finalPrice,
  lastSold: z.iso.datetime().nullable(),
});

export const stockSchema = strictObject({
  materials: z.array(stockMaterialSchema),
  products: z.array(stockProductSchema),
});

/** The movements of one act, the requested one first, with what there is of each item now. */
export const stockActSchema = strictObject({
  id: z.uuid(),
  movements: z.array(movementSchema).min(1),
  materials: z.array(stockMaterialSchema.omit({ unitPrice: true, pack: true, supplier: true })),
  products: z.array(stockedSchema),
});

export const pastMovementSchema = movementSchema.extend({
  /** What there was after it, in the same unit. */
  onHandAfter: z.number(),
  reversed: z.boolean(),
});

/** A page of the movements of a material or a product, the last to happen first. */
export const movementsSchema = strictObject({
  name: z.string(),
  /** The unit of the material as it is now; null for a product. */
  unit: unitType.nullable(),
  onHand: z.number(),
  value: z.number(),
  movements: z.array(pastMovementSchema),
});

/** How many products a month names: those of which most pieces were sold. */
export const productsInMonth = 10;

/**
 * What was made and sold in a month ('2026-11', in Brasília). Revenue, what the sold pieces cost and what
 * channels took of them, in R$: what is left beyond the cost is `earned`, the profit. Hours and labour are
 * those of the sold pieces: labour and profit together are what reaches the pocket.
 */
export const stockMonthSchema = strictObject({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  made: z.number(),
  sold: z.number(),
  revenue: z.number(),
  cost: z.number(),
  fees: z.number(),
  earned: z.number(),
  labour: z.number(),
  hours: z.number(),
  /** What an hour of work on the sold pieces brought, R$ per hour; null without hours. */
  earnedPerHour: z.number().nullable(),
  /** What was sold, most pieces first; what was earned with them, in R$. */
  products: z.array(
    productSchema
      .pick({ id: true, name: true })
      .extend({ sold: z.number(), earned: z.number(), labour: z.number() }),
  ),
});

/** The last twelve months in which something was made or sold, newest first. */
export const stockMonthsSchema = strictObject({ months: z.array(stockMonthSchema) });

export type MaterialMovementInput = z.output<typeof materialMovementInputSchema>;
export type StockStart = z.output<typeof stockStartSchema>;
export type ProductionInput = z.output<typeof productionInputSchema>;
export type SaleInput = z.output<typeof saleInputSchema>;
export type PieceMovementInput = z.output<typeof pieceMovementInputSchema>;
export type StockMovement = z.infer<typeof movementSchema>;
export type PastMovement = z.infer<typeof pastMovementSchema>;
export type Movements = z.infer<typeof movementsSchema>;
export type StockMaterial = z.infer<typeof stockMaterialSchema>;
export type StockProduct = z.infer<typeof stockProductSchema>;
export type Stock = z.infer<typeof stockSchema>;
export type StockAct = z.infer<typeof stockActSchema>;
export type StockMonth = z.infer<typeof stockMonthSchema>;
