import { z } from 'zod';
import { NewerError } from '#core/fields/newer-error.ts';
import { withFigures } from '#core/history/history-schemas.ts';
import { kindSchemas } from '#core/kinds/kind-schemas.ts';
import {
  type KindId,
  keepsHistory,
  kindIds,
  kinds,
  mapKinds,
  mapLists,
} from '#core/kinds/kinds.ts';
import { readAtRest } from '#core/schemas/at-rest.ts';
import {
  rowsInFile,
  type WorkshopMovement,
  type WorkshopProfile,
  type WorkshopTemplate,
  type WorkshopVersion,
  workshopFormat,
  workshopMovementSchema,
  workshopSchema,
  workshopTemplateSchema,
  workshopVersion,
  workshopVersionSchema,
} from '#core/workshop/workshop-schemas.ts';
import { idsOf } from '../../../portions.ts';
import { validatorOf } from '../movements/validate-movements.ts';
import type { ToStore, VersionToStore } from '../workshop-rows.ts';
import { type InFile, kindInFile } from './kinds-in-file.ts';

/** A valid row of a workshop's file. A version is of the row before it. */
export type FileLine =
  | { readonly list: 'profile'; readonly row: WorkshopProfile }
  | { readonly list: 'rows'; readonly kind: KindId; readonly row: ToStore }
  | { readonly list: 'versions'; readonly row: VersionToStore }
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

const envelopeSchema = workshopSchema.extend({
  ...mapLists(() => z.array(z.unknown()).optional()),
  movements: z.array(z.unknown()).optional(),
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
  const rows = mapKinds((kind) => rowsOf(kind, lists[kinds[kind].list] ?? [])) as {
    [K in KindId]: InFile<K>[];
  };
  const templates = readRows(workshopTemplateSchema, lists.templates);
  const movements = readRows(workshopMovementSchema, lists.movements ?? []);
  for (const some of [...Object.values(rows), templates, movements]) refuseTwins(idsOf(some));
  yield { list: 'profile', row: profile };
  for (const kind of kindIds) {
    for (const row of rows[kind]) {
      yield { list: 'rows', kind, row: toStore(kind, row) };
      if (keepsHistory(kind)) yield* versionsOf(past, kind, row.id);
    }
  }
  for (const row of templates) yield { list: 'templates', row };
  const isSound = validatorOf(movements, rows);
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
    (envelope.version < 2 || envelope.movements) &&
    Object.values(kinds).every(
      ({ list, inFileSince }) => envelope.version < inFileSince || envelope[list],
    );
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

const rowsOf = <K extends KindId>(kind: K, rows: unknown[]) =>
  readRows(rowsInFile[kind] as unknown as z.ZodType<InFile<K>>, rows, kindInFile(kind).complete);

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

function toStore<K extends KindId>(kind: K, row: InFile<K>): ToStore {
  const { inputOf, isTooLarge } = kindInFile(kind);
  const content = kindSchemas[kind].input.safeParse(inputOf(row));
  if (!content.success || isTooLarge?.(content.data as never)) throw new FileError('file_damaged');
  const { id, createdAt, deletedAt } = row;
  const prices = 'prices' in row ? row.prices : undefined;
  return { id, createdAt, deletedAt, content: content.data, prices };
}
