import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import { isFollowing } from '#core/product-draft/followed-costs.ts';
import {
  type MaterialDraft,
  materialDraft,
  type ProductDraft,
} from '#core/product-draft/product-draft.ts';
import { templateFields } from '#core/products/product-fields.ts';
import type { Template } from '#core/templates/template-schemas.ts';
import { draftOf } from '#core/typed/field-draft.ts';
import { areAlike } from '#core/units/unit-types.ts';
import { findByName } from '../known-materials/find-by-name.ts';

export interface TemplateRow {
  readonly row: MaterialDraft;
  /** Whether the material's price is unknown, so that the user has to give it. */
  readonly needsPrice: boolean;
  /** About what such a pack costs, in R$. */
  readonly usualPrice: number | null;
}

/** The rows of a template, at the prices of the user's own catalogue where it has such a material. */
export function rowsOfTemplate(
  { materials }: Template,
  catalogue: readonly CatalogueMaterial[],
): TemplateRow[] {
  return materials.map(({ usualPrice, pack, ...material }) => {
    const known =
      catalogue.find(({ id }) => id === material.materialId) ??
      findByName(catalogue, material.name);
    if (known && areAlike(boughtIn(known), material.unit)) {
      const price = priceIn(known, material.unit);
      const row = materialDraft({ ...material, ...price, materialId: known.id });
      return { row, needsPrice: false, usualPrice: null };
    }
    const priced = pack && { ...pack, price: pack.price ?? 0 };
    const row = materialDraft({ ...material, pack: priced });
    const needsPrice = pack !== null && pack.price === null;
    const unpriced = { ...row, pack: { ...row.pack, price: '' } };
    return { row: needsPrice ? unpriced : row, needsPrice, usualPrice };
  });
}

const boughtIn = ({ pack, unitType }: CatalogueMaterial) => pack?.unit ?? unitType;

/** A price per kilo of what is used by the gram is that of a pack of one kilo. */
function priceIn({ pack, unitType, unitPrice }: CatalogueMaterial, unit: MaterialDraft['unit']) {
  if (pack || unitType === unit) return { pack, unitPrice };
  return { pack: { price: unitPrice ?? 0, content: 1, unit: unitType }, unitPrice: null };
}

/**
 * The form that a template begins; the user's own values stay where the template has none. What a ready
 * one says of fixed costs is for who does not know what an hour costs.
 *
 * @param perHour what an hour costs the user, if they know
 */
export function draftFromTemplate(
  template: Template,
  rows: readonly MaterialDraft[],
  fresh: ProductDraft,
  perHour: string | null,
): ProductDraft {
  const { marginPercentage, ...taken } = draftOf(templateFields, template);
  return {
    ...fresh,
    ...taken,
    ...(template.marginPercentage !== null && { marginPercentage }),
    materials: rows,
    followsHours: !template.own || isFollowing(template, perHour),
  };
}
