import type { Context } from 'hono';
import { ProblemError } from './problem.ts';

// What came with packs, batches and chosen prices. A client that was loaded before knows none of it.
const fields = ['batchSize', 'rounding', 'chosenPrice', 'wastePercentage', 'pack'];
const rowFields = ['unit', 'wastePercentage', 'pack', 'materialId'];

/**
 * Whether whoever calls knows packs, batches and chosen prices: the body names one of their fields.
 */
export async function knowsPacks(c: Context): Promise<boolean> {
  const body: unknown = await c.req.json();
  return namesAny(body, fields) || rowsOf(body).some((row) => namesAny(row, rowFields));
}

/**
 * Refuses a body from before packs, batches and chosen prices that would take them away without a
 * word.
 *
 * @param stored says whether the row has any of them
 * @throws ProblemError 412 client_outdated
 */
export function refuseOlderClient(knows: boolean, stored: { readonly hasPacks: boolean }): void {
  if (!knows && stored.hasPacks) throw new ProblemError(412, 'client_outdated');
}

function rowsOf(body: unknown): readonly unknown[] {
  const rows = isObject(body) ? body.materials : [];
  return Array.isArray(rows) ? rows : [];
}

const namesAny = (value: unknown, keys: readonly string[]) =>
  isObject(value) && keys.some((key) => key in value);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
