import { isDeepStrictEqual } from 'node:util';
import type { CatalogueValues } from '#core/catalogue/catalogue-fields.ts';
import { catalogueFields } from '#core/catalogue/catalogue-fields.ts';
import { absentOf, type Field, type Fields, keysOf } from '#core/fields/field.ts';
import { materialFields, productFields } from '#core/products/product-fields.ts';
import type { ProductValues } from '#core/products/product-input-of.ts';

type Row = Readonly<Record<string, unknown>>;

/** What a body means of the fields that it may leave out. */
const absentFrom = (fields: Fields): Row =>
  Object.fromEntries(keysOf(fields).map((key) => [key, absentOf(fields[key] as Field)]));

// Every client there ever was knows these: whoever leaves one out, means it.
const { unitPrice: _row, ...rowFields } = materialFields;
const { unitPrice: _price, unitType: _unit, category: _category, ...laterFields } = catalogueFields;

// Who leaves out which channels are off lets them be (docs/decisions/0239).
const absentFromProduct: Row = { ...absentFrom(productFields), channelIds: [] };
const absentFromRow: Row = { ...absentFrom(rowFields), pack: null, materialId: null };
const absentFromMaterial: Row = { ...absentFrom(laterFields), pack: null };

/** Whether a body leaves out something that is stored, other than what leaving it out means. */
const leavesOut = (absent: Row, body: Row, stored: Row) =>
  Object.entries(absent).some(
    ([key, meaning]) =>
      meaning !== undefined && !(key in body) && !isDeepStrictEqual(stored[key], meaning),
  );

/**
 * Whether replacing a product by this body takes away what the body does not name. A client that is
 * older than a field does not know it, and cannot mean that.
 */
export function losesOfProduct(body: unknown, stored: ProductValues): boolean {
  if (!isRow(body)) return false;
  const rows = Array.isArray(body.materials) ? body.materials.filter(isRow) : [];
  // Rows have no ids of their own: a key of any row is a field that the client knows.
  const known = Object.keys(absentFromRow).filter((key) => rows.some((row) => key in row));
  const named = Object.fromEntries(known.map((key) => [key, true]));
  return (
    leavesOut(absentFromProduct, body, stored) ||
    stored.materials.some((row) => leavesOut(absentFromRow, named, { ...row }))
  );
}

export const losesOfMaterial = (body: unknown, stored: CatalogueValues): boolean =>
  isRow(body) && leavesOut(absentFromMaterial, body, stored);

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;
