import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { KindId } from '#core/kinds/kinds.ts';
import type { WorkshopProfile, WorkshopTemplate } from '#core/workshop/workshop-schemas.ts';
import { startFileProcess } from '../../../files/run-process.ts';
import { ProblemError } from '../../../http/problem-error.ts';
import type { StoredMovement } from '../../stock/answers.ts';
import type { RowsToStore, ToStore, VersionToStore } from '../workshop-rows.ts';
import { FileError, type FileLine, fileFaults, linesOf } from './file-lines.ts';

export interface ReadWorkshop {
  readonly profile: WorkshopProfile;
  readonly rows: RowsToStore;
  readonly templates: readonly WorkshopTemplate[];
  readonly movements: readonly StoredMovement[];
}

const program = new URL('workshop-process.ts', import.meta.url);

const mebi = 1024 * 1024;

/** A file takes up to so many times its size while it is read. */
const memoryFor = (bytes: Uint8Array) => 256 * mebi + 16 * bytes.length;

/** A file of this size is read in ten milliseconds, sooner than a process starts. */
const smallBytes = 64 * 1024;

/**
 * Reads a workshop's file, whole or not at all; no other request waits for it.
 *
 * @throws ProblemError 422 file_foreign, file_damaged or file_newer
 */
export async function readWorkshop(bytes: Uint8Array): Promise<ReadWorkshop> {
  const lines = bytes.length > smallBytes ? linesOfProcess(bytes) : linesOf(bytes);
  const workshop = emptyWorkshop();
  try {
    for await (const line of lines) add(workshop, line);
  } catch (error) {
    throw error instanceof FileError ? new ProblemError(422, error.fault) : error;
  }
  const { profile, rows, templates, movements } = workshop;
  if (!profile) throw new Error('a file that was read has no profile');
  return { profile, rows: rows as RowsToStore, templates, movements };
}

/** The lines of a file as linesOf() yields them, read in a process of its own. */
async function* linesOfProcess(bytes: Uint8Array): AsyncGenerator<FileLine> {
  const memory = memoryFor(bytes);
  const child = startFileProcess(program, [String(memory)], {
    heap: Math.ceil(memory / mebi),
    withinMs: 120_000,
  });
  const ended = once(child, 'close');
  ended.catch(() => {});
  child.stdin.end(bytes);
  for await (const line of createInterface({ input: child.stdout })) yield JSON.parse(line);
  const [code] = await ended;
  if (code !== 0)
    throw new FileError(fileFaults[code as keyof typeof fileFaults] ?? 'file_damaged');
}

const emptyWorkshop = () => ({
  profile: undefined as WorkshopProfile | undefined,
  rows: {} as Partial<Record<KindId, ToStore[]>>,
  templates: [] as WorkshopTemplate[],
  movements: [] as StoredMovement[],
  /** The versions of the last row. */
  versions: [] as VersionToStore[],
});

function add(workshop: ReturnType<typeof emptyWorkshop>, line: FileLine): void {
  switch (line.list) {
    case 'profile':
      workshop.profile = line.row;
      return;
    case 'rows': {
      workshop.versions = [];
      workshop.rows[line.kind] ??= [];
      workshop.rows[line.kind]?.push({ ...line.row, history: workshop.versions });
      return;
    }
    case 'versions':
      workshop.versions.push(line.row);
      return;
    case 'templates':
      workshop.templates.push(line.row);
      return;
    case 'movements': {
      const { happenedAt, createdAt, ...movement } = line.row;
      workshop.movements.push({
        ...movement,
        happenedAt: new Date(happenedAt),
        createdAt: new Date(createdAt),
      });
      return;
    }
    default:
      line satisfies never;
  }
}
