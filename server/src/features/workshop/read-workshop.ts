import { z } from 'zod';
import { NewerError } from '#core/fields/newer-error.ts';
import { computePrice } from '#core/pricing/price.ts';
import { catalogueInputOf, productInputOf } from '#core/products/product-input-of.ts';
import { readAtRest } from '#core/schemas/at-rest.ts';
import { catalogueMaterialInputSchema } from '#core/schemas/catalogue.ts';
import { withFigures } from '#core/schemas/history.ts';
import { productInputSchema } from '#core/schemas/product.ts';
import {
  type WorkshopMaterial,
  type WorkshopMovement,
  type WorkshopProduct,
  type WorkshopProfile,
  type WorkshopTemplate,
  type WorkshopVersion,
  workshopFormat,
  workshopMaterialSchema,
  workshopMovementSchema,
  workshopProductSchema,
  workshopSchema,
  workshopTemplateSchema,
  workshopVersion,
  workshopVersionSchema,
} from '#core/schemas/workshop.ts';
import { ProblemError } from '../../http/problem.ts';
import type { KeptMovement } from '../stock/answers.ts';
import { judgeOf } from './judge-movements.ts';
import { inTurns, type MaterialToStore, type ProductToStore, type RowsToStore } from './rows.ts';

/** A file that was read, ready to be stored. */
export interface ReadWorkshop {
  readonly profile: WorkshopProfile;
  readonly rows: RowsToStore;
  readonly templates: readonly WorkshopTemplate[];
  readonly movements: readonly KeptMovement[];
}

/** The highest final price that a product's column holds. */
const highestPrice = 9_999_999_999_999.99;

const envelopeSchema = workshopSchema.extend({
  materials: z.array(z.unknown()),
  products: z.array(z.unknown()),
  movements: z.array(z.unknown()).optional(),
  templates: z.array(z.unknown()),
  history: z.array(z.unknown()),
});

const ownBeginning = new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"${workshopFormat}"`);

/**
 * Reads a workshop's file, whole or not at all. Others come in between, however long it is.
 *
 * @throws ProblemError 422 file_foreign, file_damaged or file_newer
 */
export async function readWorkshop(bytes: Uint8Array): Promise<ReadWorkshop> {
  const { profile, ...lists } = openEnvelope(bytes);
  const history = await readRows(workshopVersionSchema, lists.history, versionWithFigures);
  const past = pastOf(history);
  const materials = await readRows(workshopMaterialSchema, lists.materials);
  const products = await readRows(workshopProductSchema, lists.products, withFigures);
  const templates = await readRows(workshopTemplateSchema, lists.templates);
  const movements = await readRows(workshopMovementSchema, lists.movements ?? []);
  for (const rows of [materials, products, templates, movements]) {
    refuseTwins(rows.map(({ id }) => id));
  }
  const isSound = judgeOf(movements, { materials, products });
  return {
    profile,
    rows: {
      materials: await inTurns(materials, (row) => materialOf(row, past.get(row.id))),
      products: await inTurns(products, (row) => productOf(row, past.get(row.id))),
    },
    templates,
    movements: await inTurns(movements, (movement) => {
      if (!isSound(movement)) throw refusal('file_damaged');
      return movementOf(movement);
    }),
  };
}

function openEnvelope(bytes: Uint8Array) {
  if (isTooDense(bytes)) throw refusal('file_foreign');
  const { text, file } = parsed(bytes);
  if (file === undefined) throw refusal(ownBeginning.test(text) ? 'file_damaged' : 'file_foreign');
  const told = z.looseObject({ format: z.literal(workshopFormat) }).safeParse(file);
  if (!told.success) throw refusal('file_foreign');
  const version = z.int().safeParse(told.data.version);
  if (version.success && version.data > workshopVersion) throw refusal('file_newer');
  const envelope = readWhole(envelopeSchema, file);
  if (envelope.version === workshopVersion && !envelope.movements) throw refusal('file_damaged');
  return envelope;
}

const openers = new Set([...'[{,'].map((letter) => letter.charCodeAt(0)));

/**
 * Whether so many values stand in a file that it would take many times its size in memory. In one of
 * ours a value takes some twenty bytes.
 */
function isTooDense(bytes: Uint8Array): boolean {
  let values = 0;
  for (const byte of bytes) if (openers.has(byte)) values += 1;
  return values > 10_000 && values * 10 > bytes.length;
}

function parsed(bytes: Uint8Array): { text: string; file: unknown } {
  const text = new TextDecoder().decode(bytes);
  try {
    return { text, file: JSON.parse(text) };
  } catch {
    return { text, file: undefined };
  }
}

/** @throws ProblemError 422 file_damaged or file_newer at the first row that cannot be read */
const readRows = <S extends z.ZodType>(
  schema: S,
  rows: unknown[],
  complete?: (row: z.output<S>) => z.output<S>,
): Promise<z.output<S>[]> => inTurns(rows, (row) => readWhole(schema, row, complete));

/**
 * Something of a file, whatever version wrote it, as this one keeps it.
 *
 * @param complete adds the figures that the file does not tell
 * @throws ProblemError 422 file_damaged or file_newer
 */
function readWhole<S extends z.ZodType>(
  schema: S,
  kept: unknown,
  complete = (row: z.output<S>) => row,
): z.output<S> {
  try {
    const read = schema.safeParse(complete(readAtRest(schema, kept)));
    if (read.success) return read.data;
  } catch (error) {
    if (error instanceof NewerError) throw refusal('file_newer');
    // Nothing can be computed from it.
    if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
  }
  throw refusal('file_damaged');
}

const versionWithFigures = (version: WorkshopVersion): WorkshopVersion =>
  version.kind === 'product' && version.state
    ? { ...version, state: withFigures(version.state) }
    : version;

function refuseTwins(ids: readonly string[]): void {
  if (new Set(ids).size !== ids.length) throw refusal('file_damaged');
}

type Past = ReadonlyMap<string, WorkshopVersion[]>;

/** The states of each row. An id is that of one row, whatever its kind. */
function pastOf(history: readonly WorkshopVersion[]): Past {
  refuseTwins(history.map(({ kind, rowId, version }) => `${kind} ${rowId} ${version}`));
  return Map.groupBy(history, ({ rowId }) => rowId);
}

function materialOf(row: WorkshopMaterial, past: WorkshopVersion[] = []): MaterialToStore {
  const content = catalogueMaterialInputSchema.safeParse({
    ...catalogueInputOf(row),
    tracked: row.tracked,
    minimum: row.minimum,
  });
  if (!content.success) throw refusal('file_damaged');
  const history = past.flatMap((each) => (each.kind === 'material' ? [versionOf(each)] : []));
  const { id, createdAt, deletedAt, prices } = row;
  return { id, createdAt, deletedAt, content: content.data, prices, history };
}

function productOf(row: WorkshopProduct, past: WorkshopVersion[] = []): ProductToStore {
  const content = productInputSchema.safeParse(productInputOf(row));
  if (!content.success || Number(computePrice(content.data).finalPrice) > highestPrice) {
    throw refusal('file_damaged');
  }
  const history = past.flatMap((each) => (each.kind === 'product' ? [versionOf(each)] : []));
  const { id, createdAt, deletedAt } = row;
  return { id, createdAt, deletedAt, content: content.data, history };
}

const movementOf = (row: WorkshopMovement): KeptMovement => ({
  ...row,
  happenedAt: new Date(row.happenedAt),
  createdAt: new Date(row.createdAt),
});

const versionOf = <V extends WorkshopVersion>({ kind: _kind, rowId: _rowId, ...version }: V) =>
  version;

const refusal = (code: 'file_foreign' | 'file_damaged' | 'file_newer') =>
  new ProblemError(422, code);
