import { NewerError } from './newer-error.ts';

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

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
