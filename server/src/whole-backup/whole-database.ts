import type { Env } from '../env.ts';

/** Says which database is meant: the embedded one where there is no address. */
export type DatabaseEnv = Pick<Env, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>;

/** A table with the columns that are stored, not computed. A partitioned one stands for its parts. */
export interface Table {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
}

/** What reads and fills whole tables of either engine as their owner, in one session. */
export interface WholeDatabase {
  readonly engine: 'postgres' | 'embedded';
  run(statement: string): Promise<Record<string, unknown>[]>;
  /** A table's rows as lines of COPY's text format: whole lines, some megabytes at a time. */
  read(table: Table): AsyncIterable<Buffer>;
  /** Adds such lines to a table. */
  write(table: Table, lines: Buffer): Promise<void>;
  close(): Promise<void>;
}

/** So that both engines write each value as the same text, which either of them reads. */
export const settings = [
  "set datestyle to 'ISO, MDY'",
  "set intervalstyle to 'postgres'",
  "set timezone to 'UTC'",
  'set extra_float_digits to 1',
  "set bytea_output to 'hex'",
  'set statement_timeout to 0',
  'set lock_timeout to 0',
  'set idle_in_transaction_session_timeout to 0',
];

const identifier = (name: string) => `"${name.replaceAll('"', '""')}"`;

export const nameOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>) =>
  `${identifier(schema)}.${identifier(name)}`;

export const columnsOf = ({ columns }: Table) => columns.map(identifier).join(', ');

/** Tables that the job queue makes for itself, and that say nothing of a job. */
const ownOfQueue = ['version', 'bam', 'queue_stats'];

/** Every table whose rows are the installation's, in the order of their names. */
export async function listTables({ run }: Pick<WholeDatabase, 'run'>): Promise<Table[]> {
  const rows = await run(`
    select n.nspname as schema, c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
      and not (n.nspname = 'pgboss' and c.relname in ('${ownOfQueue.join("', '")}'))
    order by n.nspname collate "C", c.relname collate "C"`);
  return rows as unknown as Table[];
}
