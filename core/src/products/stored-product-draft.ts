import { NewerError } from '../fields/newer-error.ts';
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
    // What an older version kept says what was chosen, and that holds.
    offChannelIds: Array.isArray(offChannelIds) ? textsIn(offChannelIds) : null,
  };
}

/**
 * The stored values where they are of the fresh ones' type, else the fresh ones.
 *
 * @throws {NewerError} at a value that is neither known nor among `besides`
 */
export function storedLike<Fresh extends object>(
  fresh: Fresh,
  stored: Readonly<Record<string, unknown>>,
  besides: readonly string[] = [],
): Fresh {
  const newer = Object.keys(stored).find((key) => !(key in fresh || besides.includes(key)));
  if (newer !== undefined) throw new NewerError(newer);
  const known = Object.entries(fresh).map(([key, value]) => [
    key,
    typeof stored[key] === typeof value ? stored[key] : value,
  ]);
  return Object.fromEntries(known) as Fresh;
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
