import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { StartupError } from '../startup-error.ts';
import { damaged, readArchive, unexpected } from './archive.ts';
import { isDataPath, placeOf, placeTaken } from './data-files.ts';
import {
  filesFolder,
  format,
  type Manifest,
  manifestName,
  manifestSchema,
  partOf,
  type Summary,
  summaryName,
  summarySchema,
} from './manifest.ts';
import { createTally } from './tally.ts';

interface Examined {
  readonly manifest: Manifest;
  readonly summary: Summary;
  /** The names of the archive's entries, in their order. */
  readonly names: ReadonlySet<string>;
  readonly sums: string;
}

const newline = 10;

/**
 * Reads an archive from its beginning to its end before anything is written: it has each entry that its
 * manifest leads to expect, once and in order, and no other one.
 *
 * @throws StartupError when it is not exactly what a backup writes, or a file of it has its place taken
 */
export async function examine(file: string, dataDir: string): Promise<Examined> {
  const names = new Set<string>();
  const read = new Map<string, Buffer>();
  const tallies = new Map<string, ReturnType<typeof createTally>>();
  const places = new Set<string>();
  const sums = await readArchive(file, async (name, bytes) => {
    if (names.has(name)) throw unexpected(file, name);
    names.add(name);
    const [kind, table = ''] = name.split('/');
    if (name === manifestName || name === summaryName) read.set(name, bytes);
    else if (kind === 'tables' && bytes.at(-1) === newline) {
      const tally = tallies.get(table) ?? createTally();
      tallies.set(table, tally);
      tally.add(bytes);
    } else if (isDataFile(name)) {
      const path = name.slice(filesFolder.length);
      const { file: place } = await placeOf(dataDir, path, bytes);
      if (places.has(place)) throw placeTaken(dataDir, 'app-secret');
      places.add(place);
    } else throw unexpected(file, name);
  });
  const manifest = readManifest(file, read.get(manifestName));
  const tables = manifest.tables.map(({ schema, name }) => `${schema}.${name}`);
  const expected = expectedNames(tables, [...names]);
  const other = [...names].find((name, at) => name !== expected[at]);
  if (other !== undefined) throw unexpected(file, other);
  const totals = tables.map((table) => [table, (tallies.get(table) ?? createTally()).total()]);
  const summary: Summary = { tables: Object.fromEntries(totals), files: places.size };
  const isEachOnce = new Set(tables).size === tables.length;
  const isSummary = isDeepStrictEqual(parsed(summarySchema, read.get(summaryName)), summary);
  if (!isEachOnce || !isSummary) throw damaged(file);
  return { manifest, summary, names, sums };
}

const isDataFile = (name: string) =>
  name.startsWith(filesFolder) && isDataPath(name.slice(filesFolder.length));

/** What a backup with as many parts of these tables, and these files, consists of. */
function expectedNames(tables: readonly string[], names: readonly string[]): string[] {
  const parts = Map.groupBy(names, (name) => name.slice(0, name.lastIndexOf('/')));
  return [
    manifestName,
    ...tables.flatMap((table) =>
      (parts.get(`tables/${table}`) ?? []).map((_, index) => partOf(table, index + 1)),
    ),
    ...names.filter(isDataFile),
    summaryName,
  ];
}

function readManifest(file: string, bytes: Buffer | undefined): Manifest {
  const found = parsed(z.object({ format: z.number() }), bytes)?.format;
  if (found !== undefined && found > format) {
    throw new StartupError(
      'O backup foi feito por uma versão mais nova do Artesa: restaure com ela, ou com uma posterior.',
    );
  }
  const manifest = parsed(manifestSchema, bytes);
  if (found === format && manifest) return manifest;
  throw new StartupError(`O arquivo ${file} não é um backup completo do Artesa.`);
}

/** @returns undefined where it is no JSON of this shape */
function parsed<T>(schema: z.ZodType<T>, bytes: Buffer | undefined): T | undefined {
  try {
    return schema.parse(JSON.parse(String(bytes)));
  } catch {
    return undefined;
  }
}
