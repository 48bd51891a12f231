import { z } from 'zod';
import { NewerError } from '#core/fields/newer-error.ts';
import { computePrice } from '#core/pricing/price.ts';
import { catalogueInputOf, productInputOf } from '#core/products/product-input-of.ts';
import { readAtRest } from '#core/schemas/at-rest.ts';
import { catalogueMaterialInputSchema } from '#core/schemas/catalogue.ts';
import { channelInputOf, channelInputSchema } from '#core/schemas/channel.ts';
import { withFigures } from '#core/schemas/history.ts';
import { productInputSchema } from '#core/schemas/product.ts';
import {
  type WorkshopChannel,
  type WorkshopMaterial,
  type WorkshopMovement,
  type WorkshopProduct,
  type WorkshopProfile,
  type WorkshopTemplate,
  type WorkshopVersion,
  workshopChannelSchema,
  workshopFormat,
  workshopMaterialSchema,
  workshopMovementSchema,
  workshopProductSchema,
  workshopSchema,
  workshopTemplateSchema,
  workshopVersion,
  workshopVersionSchema,
} from '#core/schemas/workshop.ts';
import type {
  ChannelToStore,
  MaterialToStore,
  ProductToStore,
  VersionToStore,
} from '../workshop-rows.ts';
import { validatorOf } from './validate-movements.ts';

/** A valid row of a workshop's file. A version is of the row before it. */
export type FileLine =
  | { readonly list: 'profile'; readonly row: WorkshopProfile }
  | { readonly list: 'materials'; readonly row: MaterialToStore }
  | { readonly list: 'products'; readonly row: ProductToStore }
  | { readonly list: 'versions'; readonly row: VersionToStore }
  | { readonly list: 'channels'; readonly row: ChannelToStore }
  | { readonly list: 'templates'; readonly row: WorkshopTemplate }
  | { readonly list: 'movements'; readonly row: WorkshopMovement };

/** Why a file is refused, by the code with which the process that reads it ends. */
export const fileFaults = { 10: 'file_foreign', 11: 'file_damaged', 12: 'file_newer' } as const;

type FileFault = (typeof fileFaults)[keyof typeof fileFaults];

export class FileError extends Error {
  override readonly name = 'FileError';
  readonly fault: FileFault;

  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
  }
}

/** The highest final price that a product's column holds. */
const highestPrice = 9_999_999_999_999.99;

const envelopeSchema = workshopSchema.extend({
  materials: z.array(z.unknown()),
  products: z.array(z.unknown()),
  movements: z.array(z.unknown()).optional(),
  channels: z.array(z.unknown()).optional(),
  templates: z.array(z.unknown()),
  history: z.array(z.unknown()),
});

const ownBeginning = new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"${workshopFormat}"`);

/**
 * Reads and validates a workshop's file. It is whole only when the last line has come.
 *
 * @throws FileError at the first fault
 */
export function* linesOf(bytes: Uint8Array): Generator<FileLine> {
  const { profile, ...lists } = openEnvelope(bytes);
  const past = pastOf(readRows(workshopVersionSchema, lists.history, versionWithFigures));
  const materials = readRows(workshopMaterialSchema, lists.materials);
  const products = readRows(workshopProductSchema, lists.products, withFigures);
  const channels = readRows(workshopChannelSchema, lists.channels ?? []);
  const templates = readRows(workshopTemplateSchema, lists.templates);
  const movements = readRows(workshopMovementSchema, lists.movements ?? []);
  for (const rows of [materials, products, channels, templates, movements]) {
    refuseTwins(rows.map(({ id }) => id));
  }
  yield { list: 'profile', row: profile };
  for (const row of materials) {
    yield { list: 'materials', row: materialOf(row) };
    yield* versionsOf(past, 'material', row.id);
  }
  for (const row of products) {
    yield { list: 'products', row: productOf(row) };
    yield* versionsOf(past, 'product', row.id);
  }
  for (const row of channels) yield { list: 'channels', row: channelOf(row) };
  for (const row of templates) yield { list: 'templates', row };
  const isSound = validatorOf(movements, { materials, products, channels });
  for (const row of movements) {
    if (!isSound(row)) throw new FileError('file_damaged');
    yield { list: 'movements', row };
  }
}

function openEnvelope(bytes: Uint8Array) {
  if (isTooDense(bytes)) throw new FileError('file_foreign');
  const { text, file } = parsed(bytes);
  if (file === undefined) {
    throw new FileError(ownBeginning.test(text) ? 'file_damaged' : 'file_foreign');
  }
  const head = z.looseObject({ format: z.literal(workshopFormat) }).safeParse(file);
  if (!head.success) throw new FileError('file_foreign');
  const version = z.int().safeParse(head.data.version);
  if (version.success && version.data > workshopVersion) throw new FileError('file_newer');
  const envelope = readWhole(envelopeSchema, file);
  const isWhole =
    (envelope.version < 2 || envelope.movements) && (envelope.version < 3 || envelope.channels);
  if (!isWhole) throw new FileError('file_damaged');
  return envelope;
}

const openers = new Set([...'[{,'].map((letter) => letter.charCodeAt(0)));

/**
 * Whether a file has so many values that it would take many times its size in memory. In one of
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

/** @throws FileError at the first row that cannot be read */
const readRows = <S extends z.ZodType>(
  schema: S,
  rows: unknown[],
  complete?: (row: z.output<S>) => z.output<S>,
): z.output<S>[] => rows.map((row) => readWhole(schema, row, complete));

/** A part of a file as the present version stores it. @param complete adds figures that it lacks */
function readWhole<S extends z.ZodType>(
  schema: S,
  stored: unknown,
  complete = (row: z.output<S>) => row,
): z.output<S> {
  try {
    const read = schema.safeParse(complete(readAtRest(schema, stored)));
    if (read.success) return read.data;
  } catch (error) {
    if (error instanceof NewerError) throw new FileError('file_newer');
    // Nothing can be computed from it.
    if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
  }
  throw new FileError('file_damaged');
}

const versionWithFigures = (version: WorkshopVersion): WorkshopVersion =>
  version.kind === 'product' && version.state
    ? { ...version, state: withFigures(version.state) }
    : version;

function refuseTwins(ids: readonly string[]): void {
  if (new Set(ids).size !== ids.length) throw new FileError('file_damaged');
}

type Past = ReadonlyMap<string, WorkshopVersion[]>;

/** The versions of each row. An id is that of one row, whatever its kind. */
function pastOf(history: readonly WorkshopVersion[]): Past {
  refuseTwins(history.map(({ kind, rowId, version }) => `${kind} ${rowId} ${version}`));
  return Map.groupBy(history, ({ rowId }) => rowId);
}

/** The versions of a row, numbered from 1 in their order. */
function* versionsOf(past: Past, kind: WorkshopVersion['kind'], id: string): Generator<FileLine> {
  const versions = past.get(id)?.filter((each) => each.kind === kind) ?? [];
  versions.sort((one, other) => one.version - other.version);
  for (const [index, { kind: _kind, rowId: _rowId, ...version }] of versions.entries()) {
    yield { list: 'versions', row: { ...version, version: index + 1 } };
  }
}

function materialOf(row: WorkshopMaterial): MaterialToStore {
  const content = catalogueMaterialInputSchema.safeParse({
    ...catalogueInputOf(row),
    tracked: row.tracked,
    minimum: row.minimum,
  });
  if (!content.success) throw new FileError('file_damaged');
  const { id, createdAt, deletedAt, prices } = row;
  return { id, createdAt, deletedAt, content: content.data, prices };
}

function productOf(row: WorkshopProduct): ProductToStore {
  const content = productInputSchema.safeParse(productInputOf(row));
  if (!content.success || Number(computePrice(content.data).finalPrice) > highestPrice) {
    throw new FileError('file_damaged');
  }
  const { id, createdAt, deletedAt } = row;
  return { id, createdAt, deletedAt, content: content.data };
}

function channelOf({ deletedAt, ...row }: WorkshopChannel): ChannelToStore {
  const content = channelInputSchema.safeParse(channelInputOf(row));
  if (!content.success) throw new FileError('file_damaged');
  return { id: row.id, createdAt: row.createdAt, deletedAt, content: content.data };
}
