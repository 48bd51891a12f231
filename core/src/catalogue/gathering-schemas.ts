import { z } from 'zod';
import { productSchema } from '../products/product-schemas.ts';
import { ptBrError } from '../schemas/error-map.ts';
import { strictObject } from '../schemas/field-schemas.ts';
import { catalogueMaterialSchema } from './catalogue-schemas.ts';
import { leftReasons } from './gather-materials.ts';

/** The most materials that are gathered at once. */
export const maxGathered = 2_000;

/** The most products that are named of a material, and the most rows that are named as left out. */
export const mostNamed = { pieces: 3, left: 100 } as const;

/** The newest products that a material is in, and how many there are. */
const pieces = strictObject({
  count: z.int().min(1),
  names: z.array(z.string()).min(1).max(mostNamed.pieces),
});

const row = productSchema.shape.materials.element.pick({
  unit: true,
  wastePercentage: true,
  unitPrice: true,
  pack: true,
});

/** What products are made of, as a catalogue that is not stored: by name, then by price. */
export const gatheredSchema = strictObject({
  materials: z
    .array(
      strictObject({
        name: z.string(),
        /** The material of this name that the catalogue has already. */
        known: catalogueMaterialSchema
          .pick({ name: true, unitType: true, unitPrice: true, pack: true })
          .nullable(),
        /** The newest product's price first. */
        offers: z.array(row.extend({ row: z.uuid(), pieces })).min(1),
      }),
    )
    .max(maxGathered),
  /** Rows that are linked to nothing, and why. */
  left: z
    .array(strictObject({ name: z.string(), reason: z.enum(leftReasons), pieces }))
    .max(mostNamed.left),
  /** Whether there are other products: these are the newest only. */
  hasMore: z.boolean(),
});

/** Whether products have rows that may be gathered. */
export const gatherableSchema = strictObject({ any: z.boolean() });

/** The row whose price each wanted material takes. */
export const gatheringSchema = strictObject({
  rows: z
    .array(z.uuid({ error: ptBrError }).toLowerCase(), { error: ptBrError })
    .min(1, { error: ptBrError })
    .max(maxGathered, { error: ptBrError }),
});

/** How many materials were created, and in how many products rows were linked. */
export const gatheredAnswerSchema = strictObject({
  id: z.uuid(),
  created: z.int().min(0),
  products: z.int().min(0),
});

export type Gathered = z.infer<typeof gatheredSchema>;
export type GatheredMaterial = Gathered['materials'][number];
