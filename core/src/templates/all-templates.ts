import { z } from 'zod';
import { type CraftId, craftIds } from '../crafts/crafts.ts';
import { fieldDefaults } from '../fields/field.ts';
import { once } from '../once.ts';
import { materialFields, templateFields } from '../products/product-fields.ts';
import { readQuantity } from '../typed/read-quantity.ts';
import { defaultUnitType, type UnitTypeId } from '../units/unit-types.ts';
import bijuteria from './pieces/bijuteria.json' with { type: 'json' };
import biscuit from './pieces/biscuit.json' with { type: 'json' };
import bordado from './pieces/bordado.json' with { type: 'json' };
import ceramica from './pieces/ceramica.json' with { type: 'json' };
import costura from './pieces/costura.json' with { type: 'json' };
import croche from './pieces/croche.json' with { type: 'json' };
import decoracao from './pieces/decoracao.json' with { type: 'json' };
import feltro from './pieces/feltro.json' with { type: 'json' };
import macrame from './pieces/macrame.json' with { type: 'json' };
import madeira from './pieces/madeira.json' with { type: 'json' };
import outros from './pieces/outros.json' with { type: 'json' };
import papel from './pieces/papel.json' with { type: 'json' };
import patchwork from './pieces/patchwork.json' with { type: 'json' };
import pintura from './pieces/pintura.json' with { type: 'json' };
import scrapbook from './pieces/scrapbook.json' with { type: 'json' };
import tricot from './pieces/tricot.json' with { type: 'json' };
import vidro from './pieces/vidro.json' with { type: 'json' };
import type { Template } from './template-schemas.ts';

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
function readTemplates(craftCategory: CraftId, file: unknown): Template[] {
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

const files: Record<CraftId, unknown> = {
  croche,
  bordado,
  bijuteria,
  biscuit,
  ceramica,
  costura,
  decoracao,
  tricot,
  macrame,
  patchwork,
  feltro,
  scrapbook,
  pintura,
  madeira,
  vidro,
  papel,
  outros,
};

/** The ready templates of all crafts, read once. They are too many for a screen to carry along. */
export const readyTemplates = once((): readonly Template[] =>
  craftIds.flatMap((craft) => readTemplates(craft, files[craft])),
);
