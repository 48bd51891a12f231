import { z } from 'zod';
import { tallySchema } from './tally.ts';

export const manifestName = 'manifest.json';
export const summaryName = 'summary.json';
export const filesFolder = 'files/';

/** The entry of some rows of a table. @param part counted from one */
export const partOf = (table: string, part: number) =>
  `tables/${table}/${String(part).padStart(6, '0')}.copy`;

/** The version of the archive's layout; another one is not read. */
export const format = 1;

const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()).readonly(),
});

/** The first entry: what whoever restores has to know before anything else. */
export const manifestSchema = z.object({
  format: z.number(),
  program: z.string(),
  madeAt: z.string(),
  engine: z.enum(['postgres', 'embedded']),
  /** SHA-256 of each migration that was applied, in their order. */
  migrations: z.array(z.string()).min(1),
  /** The version of the job queue's tables; null where there are none. */
  queue: z.number().nullable(),
  tables: z.array(table),
  /** Fingerprints of what sealed some of the content, the present one first. */
  secrets: z.object({ appSecrets: z.array(z.string()), backupKeys: z.array(z.string()) }),
  /** Whether the backups of accounts stay in a bucket, which is not in this file. */
  bucket: z.boolean(),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** The entry after all content: what it adds up to, the tables by `<schema>.<name>`. */
export const summarySchema = z.object({
  tables: z.record(z.string(), tallySchema),
  files: z.number(),
});

export type Summary = z.infer<typeof summarySchema>;
