import type { Context, Env } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { UnitTypeId } from '#core/choices/unit-types.ts';
import { ProblemError } from './problem.ts';

// What came with packs, batches and chosen prices. A client that was loaded before knows none of it.
const fields = ['batchSize', 'rounding', 'chosenPrice', 'wastePercentage', 'pack'];
const rowFields = ['unit', 'wastePercentage', 'pack', 'materialId'];

const olderUnits: ReadonlySet<string> = new Set<UnitTypeId>([
  'unidade',
  'metro',
  'centimetro',
  'grama',
  'quilograma',
  'litro',
  'mililitro',
  'pacote',
  'rolo',
  'folha',
]);

/** Whether a unit of the catalogue came with packs. */
export const isNewerUnit = (unit: UnitTypeId) => !olderUnits.has(unit);

/**
 * Whether whoever calls knows packs, batches and chosen prices: the body names one of their fields.
 */
export async function knowsPacks(c: Context): Promise<boolean> {
  return namesPacks(await c.req.json());
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

/**
 * Refuses such a body before its fields are looked at. They may not fit because of what the client
 * does not know: then it is to reload, and words about fields would not help.
 *
 * @param hasPacks says of a body that names none of it whether the stored row has any of it
 */
export const refuseOlderBody = <E extends Env>(
  hasPacks: (c: Context<E>, body: object) => Promise<boolean>,
) =>
  createMiddleware<E>(async (c, next) => {
    const body: unknown = await c.req.json().catch(() => null);
    if (isObject(body) && !namesPacks(body)) {
      refuseOlderClient(false, { hasPacks: await hasPacks(c, body) });
    }
    await next();
  });

const namesPacks = (body: unknown) =>
  namesAny(body, fields) || rowsOf(body).some((row) => namesAny(row, rowFields));

function rowsOf(body: unknown): readonly unknown[] {
  const rows = isObject(body) ? body.materials : [];
  return Array.isArray(rows) ? rows : [];
}

const namesAny = (value: unknown, keys: readonly string[]) =>
  isObject(value) && keys.some((key) => key in value);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
