import { isObject, storedLike } from '../fields/stored-like.ts';
import { emptyMaterial, emptyProduct, type ProductDraft } from './product-draft.ts';

// What an older version stored keeps the amount that it has.
const { materials: _, ...emptyFields } = { ...emptyProduct(), followsHours: false };

/**
 * Reads a form that a device stored, without trust, and without a schema that a screen would have to
 * wait for. A field that an older version did not know is as in a fresh form.
 *
 * @param besides what is stored beside the form, and is read elsewhere
 * @returns null for anything else
 * @throws {NewerError} at a field that this version does not know
 */
export function storedProduct(
  stored: unknown,
  besides: readonly string[] = [],
): ProductDraft | null {
  const rows = isObject(stored) && Array.isArray(stored.materials) ? stored.materials : [];
  if (!isObject(stored) || rows.length === 0 || !rows.every(isObject)) return null;
  const materials = rows.map((row) => ({
    ...storedLike(emptyMaterial, row, ['key']),
    pack: storedLike(emptyMaterial.pack, isObject(row.pack) ? row.pack : {}),
  }));
  const fields = storedLike(emptyFields, stored, ['materials', ...besides]);
  const { channelIds, offChannelIds } = stored;
  return {
    ...fields,
    materials,
    channelIds: textsIn(channelIds),
    // What an older version stored says what was chosen, and that holds.
    offChannelIds: Array.isArray(offChannelIds) ? textsIn(offChannelIds) : null,
  };
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
