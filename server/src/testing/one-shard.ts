import { getTableName } from 'drizzle-orm';
import type pg from 'pg';
import { workshopTables } from '../db/workshop-tables.ts';
import type { RecordedRelease, Value } from './replay-release.ts';

const workshop = new Set<string>(workshopTables.map(getTableName));

interface Plan {
  'Node Type': string;
  Operation?: string;
  'Parent Relationship'?: string;
  'Relation Name'?: string;
  Output?: string[];
  Filter?: string;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  Plans?: Plan[];
}

/** A statement, and what sends it to more than one machine of a distributed database. */
interface Fault {
  readonly fault: string;
  readonly text: string;
}

/**
 * What a distributed database would ask many machines for, or refuse. It decides as the planner of a plain
 * one does: a table is asked on one machine where its scan is bound to one user, who is a constant.
 *
 * @param client to a database with the recorded tables, as a superuser, who obeys no policy: what they
 *   would add is not what a statement says
 */
export async function findManyShards(
  client: pg.Client,
  recorded: RecordedRelease,
): Promise<Fault[]> {
  const catalog = await readCatalog(client);
  const faults: Fault[] = [];
  for (const sent of differentIn(recorded)) {
    const found = await faultsOf(client, sent, catalog);
    faults.push(...found.map((fault) => ({ fault, text: sent.text })));
  }
  return faults;
}

/** On how many shards a distributed database asks for each statement of a workshop. */
export async function findTasks(client: pg.Client, recorded: RecordedRelease) {
  const found: { text: string; count: number }[] = [];
  for (const sent of differentIn(recorded)) {
    if (!namesWorkshop(sent.text) || /app\.user_id/.test(sent.text)) continue;
    const plan = JSON.stringify(await explain(client, sent));
    const counts = Array.from(plan.matchAll(/"Task Count":(\d+)/g), ([, count]) => Number(count));
    if (counts.length === 0) continue;
    found.push({ text: sent.text, count: counts.reduce((sum, count) => sum + count, 0) });
  }
  return found;
}

/** Each statement of a recording once, with the user of its transaction. */
function* differentIn({ texts, transactions }: RecordedRelease): Generator<Sent> {
  const seen = new Set<number>();
  for (const steps of transactions) {
    let userId = '';
    for (const [number, values] of steps) {
      const text = known(texts[number] ?? '');
      userId = userIn(text) ?? userId;
      if (seen.has(number)) continue;
      seen.add(number);
      yield { text, values: values.map((value) => value && known(value)), userId };
    }
  }
}

/** Ids that the database made have names in a recording. */
const known = (text: string) => text.replace(/\{\d+\}/g, '01900000-0000-7000-8000-000000000000');

async function explain(client: pg.Client, { text, values }: Sent): Promise<Plan> {
  const { rows } = await client.query(`explain (verbose, format json) ${text}`, [...values]);
  return rows[0]['QUERY PLAN'][0].Plan;
}

const userIn = (text: string) => /app\.user_id to '([^']*)'/.exec(text)?.[1];

const namesWorkshop = (text: string) =>
  [...workshop].some((table) => new RegExp(`\\b${table}\\b`).test(text));

interface Sent {
  readonly text: string;
  readonly values: readonly Value[];
  readonly userId: string;
}

interface Catalog {
  /** Functions that depend on more than their arguments, by their names. */
  readonly stable: ReadonlySet<string>;
  /** By table, how many columns are before that of its user. */
  readonly places: ReadonlyMap<string, number>;
}

async function faultsOf(client: pg.Client, sent: Sent, catalog: Catalog): Promise<string[]> {
  const { text } = sent;
  if (/app\.user_id/.test(text)) {
    return /^set local app\.user_id to '[^']*'$/.test(text)
      ? []
      : ['sets the user with other things'];
  }
  if (!namesWorkshop(text)) return [];
  const nodes = [...nodesOf(await explain(client, sent))];
  if (!nodes.some(isOfWorkshop)) return [];
  const elsewhere = nodes.filter((node) => node['Relation Name'] && !isOfWorkshop(node));
  return [
    ...elsewhere.map(({ 'Relation Name': name }) => `asks ${name} too, which is no workshop’s`),
    ...nodes.filter(isOfWorkshop).flatMap((node) => faultsOfNode(node, sent, catalog)),
  ];
}

const isOfWorkshop = ({ 'Relation Name': name = '' }: Plan) => workshop.has(name);

function* nodesOf(plan: Plan): Generator<Plan> {
  yield plan;
  for (const child of plan.Plans ?? []) yield* nodesOf(child);
}

/** Without what is asked for each row, or once for all. */
function* sourcesOf(plan: Plan): Generator<Plan> {
  yield plan;
  const sources = plan.Plans?.filter((child) => !/Plan$/.test(child['Parent Relationship'] ?? ''));
  for (const child of sources ?? []) yield* sourcesOf(child);
}

function faultsOfNode(node: Plan, sent: Sent, catalog: Catalog): string[] {
  const table = node['Relation Name'];
  if (!node.Operation) {
    const conditions = `${node.Filter} ${node['Index Cond']} ${node['Recheck Cond']}`;
    return new RegExp(`\\buser_id = '${sent.userId}'::uuid`).test(conditions)
      ? []
      : [`asks ${table} without its user`];
  }
  const sets = node.Operation === 'Update' ? (sourceOf(node)?.Output ?? []) : [];
  return [
    ...[...sets, ...(node.Output ?? [])]
      .filter((expression) => hangsOnSession(expression, catalog))
      .map((expression) => `sets or answers of ${table} what hangs on the session: ${expression}`),
    ...(node.Operation === 'Insert' && !isAddedFor(node, sent, catalog)
      ? [`adds to ${table} for more than a user`]
      : []),
  ];
}

const sourceOf = ({ Plans: plans }: Plan) =>
  plans?.find((each) => each['Parent Relationship'] === 'Outer');

/** What is computed is added where a row of the same user is read for it. */
function isAddedFor(insert: Plan, { text, values, userId }: Sent, catalog: Catalog): boolean {
  const source = sourceOf(insert);
  if (source?.['Node Type'] === 'Values Scan') return areOf(userId, text, values);
  const owner = source?.Output?.[catalog.places.get(insert['Relation Name'] ?? '') ?? 0] ?? '';
  const isUser = owner === `'${userId}'::uuid`;
  if (/\bvalues\s*\(/i.test(text)) return isUser;
  const isRead = [...sourcesOf(insert)].some((each) => each !== insert && isOfWorkshop(each));
  return isRead && (isUser || /\buser_id$/.test(owner));
}

/** Whether each of many rows that are written out is of the user. */
function areOf(userId: string, text: string, values: readonly Value[]): boolean {
  const [, columns, rows] = /insert into \S+ \(([^)]*)\) values (.*)/is.exec(text) ?? [];
  const place = columns?.split(',').findIndex((column) => column.trim() === '"user_id"') ?? -1;
  if (!rows || place < 0) return false;
  const all = Array.from(
    rows.matchAll(/\(((?:default|\$\d+(?:::\w+)?)(?:, ?(?:default|\$\d+(?:::\w+)?))+)\)/g),
  );
  return (
    all.length > 0 &&
    all.every(([, row = '']) => {
      const parameter = /\$(\d+)/.exec(row.split(',')[place] ?? '')?.[1];
      return values[Number(parameter) - 1] === userId;
    })
  );
}

/** A time of no zone plus an interval depends on nothing else; a time of a zone plus one does. */
const plainSum = /AT TIME ZONE 'UTC'::text\) [+-] '[^']*'::interval/g;

const hangsOnSession = (expression: string, { stable }: Catalog) =>
  / [+-] '[^']*'::interval/.test(expression.replaceAll(plainSum, '')) ||
  Array.from(expression.matchAll(/\b(\w+)\(/g)).some(([, name = '']) => stable.has(name));

async function readCatalog(client: pg.Client): Promise<Catalog> {
  const stable = await client.query<{ name: string }>(`select proname as name from pg_proc
    group by proname having bool_and(provolatile <> 'i')`);
  const places = await client.query<{ name: string; place: number }>(
    `select attrelid::regclass::text as name, attnum - 1 as place from pg_attribute
      where attname = 'user_id' and attrelid::regclass::text = any($1)`,
    [[...workshop]],
  );
  return {
    stable: new Set(stable.rows.map(({ name }) => name)),
    places: new Map(places.rows.map(({ name, place }) => [name, place])),
  };
}

/** What no table of a workshop may have, on a database with all migrations. */
export async function findUndistributable(client: pg.Client): Promise<string[]> {
  const tables = [...workshop];
  const { rows } = await client.query<{ fault: string }>(
    `select format('%s has the key %s to a table that is no workshop''s', conrelid::regclass, conname) as fault
       from pg_constraint where contype = 'f' and conrelid::regclass::text = any($1)
       and confrelid::regclass::text <> all($1)
     union all
     select format('%s has the key %s without the user', conrelid::regclass, conname)
       from pg_constraint c join pg_attribute a on attrelid = conrelid and attname = 'user_id'
       where contype = 'f' and conrelid::regclass::text = any($1) and attnum <> conkey[1]
     union all
     select format('%s has the key %s, which sets columns to null', conrelid::regclass, conname)
       from pg_constraint where contype = 'f' and conrelid::regclass::text = any($1)
       and (confdeltype in ('n', 'd') or confupdtype in ('n', 'd'))
     union all
     select format('%s has the trigger %s', tgrelid::regclass, tgname)
       from pg_trigger where not tgisinternal and tgrelid::regclass::text = any($1)
     union all
     select format('%s has the unique index %s, which does not begin with the user', indrelid::regclass,
         indexrelid::regclass)
       from pg_index join pg_attribute on attrelid = indrelid and attname = 'user_id'
       where indisunique and indrelid::regclass::text = any($1) and indkey[0] <> attnum
     union all
     select format('%s knows its user by no key, and is no workshop''s', c.oid::regclass)
       from pg_class c join pg_attribute on attrelid = c.oid and attname = 'user_id'
       where relkind = 'r' and relnamespace = 'public'::regnamespace
       and c.oid::regclass::text <> all($1)
       and not exists (select from pg_constraint
         where contype = 'f' and conrelid = c.oid and confrelid = 'users'::regclass and confdeltype = 'c')`,
    [tables],
  );
  return rows.map(({ fault }) => fault);
}
