import {
  type DraftOf,
  type Field,
  type Fields,
  keysOf,
  mapFields,
  type NumberField,
  type ReadOf,
  type ValuesOf,
} from '../fields/field.ts';
import { noRounding, type RoundingId, roundingIds } from '../pricing/final-price.ts';
import type { PricingInput } from '../pricing/price.ts';
import type { MaterialRow } from '../pricing/row-cost.ts';
import {
  materialFields,
  packedMaterialFields,
  packFields,
  productFields,
} from '../products/product-fields.ts';
import type { MaterialValues, ProductValues } from '../products/product-input-of.ts';
import { contentOf, draftOf, emptyDraft, readDraft, settleDraft } from '../typed/field-draft.ts';
import { numberContent, readNumber, readOptionalNumber } from '../typed/number-text.ts';
import { areAlike, defaultUnitType } from '../units/unit-types.ts';
import { knownUnit, withPlainAmounts } from './row-units.ts';

/** One material row as typed, with the texts of both kinds of price. */
export type MaterialDraft = DraftOf<typeof materialFields> & {
  readonly byPack: boolean;
  readonly pack: DraftOf<typeof packFields>;
  /** The material of the catalogue that it came from, or ''. */
  readonly materialId: string;
};

/** The pricing form as typed: every number is still a text in Brazilian notation. */
export type ProductDraft = DraftOf<typeof productFields> & {
  readonly materials: readonly MaterialDraft[];
  /** Where it is sold: docs/decisions/0239. */
  readonly channelIds: readonly string[];
  /** No other fixed costs than those of the hours were typed. */
  readonly followsHours?: boolean;
  readonly offChannelIds: readonly string[] | null;
};

type ProductRead = ReadOf<typeof productFields> & {
  readonly materials: MaterialRead[];
  readonly channelIds: string[];
  readonly offChannelIds: string[] | null;
};

type MaterialRead = ReadOf<typeof materialFields> & {
  readonly pack: ReadOf<typeof packFields> | null;
  readonly materialId: string | null;
};

export const emptyMaterial: MaterialDraft = {
  ...emptyDraft(materialFields),
  byPack: false,
  pack: emptyDraft(packFields, { unit: defaultUnitType }),
  materialId: '',
};

const fieldsOfRow = ({ byPack }: Pick<MaterialDraft, 'byPack'>) =>
  byPack ? packedMaterialFields : materialFields;

/** A fresh form: one empty row, the numbers at their defaults or as the user has them. */
export function emptyProduct(known: Partial<ValuesOf<typeof productFields>> = {}): ProductDraft {
  const nowhereOff = { channelIds: [], offChannelIds: [] };
  return { ...emptyDraft(productFields, known), materials: [emptyMaterial], ...nowhereOff };
}

export function productDraft(product: ProductValues): ProductDraft {
  const { materials, channelIds, offChannelIds } = product;
  return {
    ...draftOf(productFields, product),
    materials: materials.map(materialDraft),
    channelIds,
    offChannelIds,
  };
}

/** A row of a stored product, or a material of the catalogue, as the form shows it. */
export function materialDraft(row: MaterialValues): MaterialDraft {
  return {
    ...draftOf(materialFields, row),
    byPack: row.pack !== null,
    pack: row.pack ? draftOf(packFields, row.pack) : emptyMaterial.pack,
    materialId: row.materialId ?? '',
  };
}

/** The product that is sent on saving, trimmed and with fallbacks (specification, section 5). */
export function readProduct(draft: ProductDraft): ProductRead {
  const materials = draft.materials.filter(isSent).map(readMaterial);
  const { channelIds, offChannelIds } = draft;
  return {
    ...readDraft(productFields, draft),
    materials,
    channelIds: [...channelIds],
    offChannelIds: offChannelIds && [...offChannelIds],
  };
}

export function readMaterial(typed: MaterialDraft): MaterialRead {
  const row = withPlainAmounts(typed);
  const read = readDraft(materialFields, row);
  const materialId = row.materialId === '' ? null : row.materialId;
  return hasPack(row)
    ? { ...read, unitPrice: null, pack: readDraft(packFields, row.pack), materialId }
    : { ...read, unitPrice: row.byPack ? 0 : read.unitPrice, pack: null, materialId };
}

/** The index of the drafted row that each material of readProduct came from (to place its errors). */
export function sentRows(draft: ProductDraft): number[] {
  return draft.materials.flatMap((row, index) => (isSent(row) ? [index] : []));
}

/** The form as if every field had been left: it may be saved while one still has the cursor. */
export function settleProduct<Draft extends ProductDraft>(draft: Draft): Draft {
  return { ...settleDraft(productFields, draft), materials: draft.materials.map(settleRow) };
}

export function settleRow(typed: MaterialDraft): MaterialDraft {
  const row = withPlainAmounts(typed);
  const pack = row.byPack ? settleDraft(packFields, row.pack) : row.pack;
  return { ...settleDraft(fieldsOfRow(row), row), pack };
}

/** The content of a form, however it is written. A row in which nothing was typed has none. */
export function productContent(draft: ProductDraft): string {
  const rows = draft.materials.filter((row) => !isBlankRow(row));
  // Without channels it is what it was before there were any.
  const channels = draft.offChannelIds?.map((id) => `-${id}`) ?? draft.channelIds;
  const content = [contentOf(productFields, draft), ...rows.map(rowContent), ...channels];
  return JSON.stringify(content);
}

function rowContent(typed: MaterialDraft): unknown[] {
  const row = withPlainAmounts(typed);
  const price = row.byPack
    ? contentOf(packFields, row.pack)
    : numberContent(materialFields.unitPrice, row.unitPrice);
  return [contentOf(materialFields, { ...row, unitPrice: '' }), price, row.materialId];
}

/** Whether nothing was typed in a row. A choice is not typed. */
export const isBlankRow = (row: MaterialDraft) =>
  areBlank(materialFields, row, ['text', 'number']) &&
  areBlank(packFields, row.pack, ['text', 'number']);

export const isWithoutPrice = ({ name, byPack, unitPrice, pack }: MaterialDraft) =>
  name.trim() !== '' && (byPack ? pack.price : unitPrice).trim() === '';

/** Whether a name is all that was typed in a row: it counts as one, at R$ 0,00. */
export const isNameAlone = (row: MaterialDraft) =>
  row.name.trim() !== '' && isBlankRow({ ...row, name: '' });

/**
 * Whether a row, whose amounts are plain, is sent with its pack. One of which neither price nor content was
 * typed is none, and it needs no question, unless so much is used that only a pack may hold it.
 */
export function hasPack({ byPack, pack, quantity }: MaterialDraft): boolean {
  const isTyped = !areBlank(packFields, pack, ['text', 'number']);
  const used = readNumber(packedMaterialFields.quantity, quantity);
  return byPack && (isTyped || used > materialFields.quantity.max);
}

const areBlank = <F extends Fields>(fields: F, draft: DraftOf<F>, kinds: Field['kind'][]) =>
  keysOf(fields).every(
    (key) => !kinds.includes((fields[key] as Field).kind) || draft[key].trim() === '',
  );

interface DraftPricing extends PricingInput {
  readonly marginPercentage: number;
  readonly batchSize: number;
  readonly rounding: RoundingId;
  readonly chosenPrice: number | null;
}

/**
 * The numbers behind the totals while somebody types, one row per drafted row, with the fallbacks
 * of saving. A number out of bounds counts as 0 or as the field's maximum, so the totals can always
 * be shown and drawn.
 */
export function draftPricing(draft: ProductDraft): DraftPricing {
  const { batchSize, chosenPrice, rounding, ...within } = withinReach(productFields, draft);
  return {
    ...within,
    batchSize: Math.max(batchSize, 1),
    // Drafts that a device stored may hold anything.
    rounding: roundingIds.find((id) => id === rounding) ?? noRounding,
    chosenPrice: chosenPrice === 0 ? null : chosenPrice,
    materials: draft.materials.map(rowPricing),
  };
}

// The rows as they were read last: where one of many is typed in, the others are not read again.
const rowPricings = new WeakMap<MaterialDraft, MaterialRow>();

/** What pricing needs of one typed row. A pack whose content is not known yet costs nothing. */
export function rowPricing(typed: MaterialDraft): MaterialRow {
  const pricing = rowPricings.get(typed) ?? readRowPricing(typed);
  rowPricings.set(typed, pricing);
  return pricing;
}

function readRowPricing(typed: MaterialDraft): MaterialRow {
  const row = withPlainAmounts(typed);
  const { quantity, wastePercentage, unitPrice } = withinReach(fieldsOfRow(row), row);
  const used = { quantity, wastePercentage, unit: knownUnit(row.unit) };
  if (!row.byPack) return { ...used, unitPrice };
  const { price, content } = withinReach(packFields, row.pack);
  const unit = knownUnit(row.pack.unit);
  const isReady = content > 0 && areAlike(used.unit, unit);
  return isReady ? { ...used, pack: { price, content, unit } } : { ...used, unitPrice: 0 };
}

// A nameless row with a cost or another text is sent, and the schema asks for its name.
// Dropping it would lower the price just shown, or lose what was typed.
function isSent(row: MaterialDraft): boolean {
  const price = row.byPack
    ? readNumber(packFields.price, row.pack.price)
    : readNumber(materialFields.unitPrice, row.unitPrice);
  return price !== 0 || !areBlank(materialFields, row, ['text']);
}

type WithinReach<F extends Fields> = {
  [Key in keyof F]: F[Key] extends NumberField
    ? F[Key] extends { optional: true; fallback: null }
      ? number | null
      : number
    : string | null;
};

function withinReach<F extends Fields>(fields: F, draft: DraftOf<F>): WithinReach<F> {
  const values = readDraft(fields, draft);
  return mapFields(fields, (field, key) => {
    const value: string | number | null = values[key];
    if (field.kind !== 'number') return value;
    const number = typeof value === 'string' ? readOptionalNumber(field, value) : value;
    return number && Math.min(Math.max(number, 0), field.max);
  });
}
