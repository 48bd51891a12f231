import { z } from 'zod';
import type { CraftId } from '../choices/crafts.ts';
import { defaultUnitType, type UnitTypeId } from '../choices/unit-types.ts';
import { fieldDefaults } from '../fields/field.ts';
import { materialFields, templateFields } from '../products/fields.ts';
import type { Template } from '../schemas/template.ts';
import { readQuantity } from '../typed/read-quantity.ts';

/** An amount as people write it: '85 g', '0,25 m²', '2 un'. */
const amount = z.string().transform((text, ctx): { amount: number; unit: UnitTypeId } => {
  const read = readQuantity(text, defaultUnitType, 6);
  if (!read?.unit) {
    ctx.addIssue({ code: 'custom', message: `no amount: ${text}` });
    return z.NEVER;
  }
  return { amount: Number(read.quantity), unit: read.unit };
});

/**
 * A ready template as its file says it: hours, fixed costs (R$) and materials make `batch` pieces. A
 * material says how much is used, in which pack it is usually bought, what such a pack costs (R$) and
 * how much is lost (per cent).
 */
const pieceSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string(),
  hint: z.string(),
  hours: z.number(),
  batch: z.int(),
  fixedCosts: z.number(),
  materials: z.array(
    z.strictObject({
      name: z.string(),
      uses: amount,
      pack: amount,
      price: z.number(),
      waste: z.number(),
    }),
  ),
});

/**
 * The templates of a file of core/src/templates/pieces.
 *
 * @throws {z.ZodError} naming what is wrong in the file
 */
export function readTemplates(craftCategory: CraftId, file: unknown): Template[] {
  return z
    .array(pieceSchema)
    .parse(file)
    .map(({ hours, batch, materials, ...piece }) => ({
      ...fieldDefaults(templateFields),
      ...piece,
      own: false,
      newer: false,
      craftCategory,
      productionTime: hours,
      batchSize: batch,
      marginPercentage: null,
      materials: materials.map(({ name, uses, pack, price, waste }) => ({
        ...fieldDefaults(materialFields),
        name,
        quantity: uses.amount,
        unit: uses.unit,
        wastePercentage: waste,
        materialId: null,
        pack: { price: null, content: pack.amount, unit: pack.unit },
        usualPrice: price,
      })),
    }));
}
