import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, expect, test } from 'vitest';
import { sharedServer, type TestServer } from '../testing/test-server.ts';
import * as schema from './schema.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

const tables = Object.values<unknown>(schema).flatMap((each) => (is(each, PgTable) ? [each] : []));

// A migration is read and may be edited before it is committed: what falls out there is in no snapshot.
test.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
  'the migrations give %s all columns, checks, indexes and policies of the schema',
  async (name, table) => {
    const { columns, checks, indexes, policies } = getTableConfig(table);
    const { rows } = await server.services.db.auth.execute(sql`
      select 'column ' || attname as part from pg_attribute
        where attrelid = ${name}::regclass and attnum > 0 and not attisdropped
      union all select 'check ' || conname from pg_constraint
        where conrelid = ${name}::regclass and contype = 'c'
      union all select 'index ' || relname from pg_index join pg_class on pg_class.oid = indexrelid
        where indrelid = ${name}::regclass
      union all select 'policy ' || polname from pg_policy where polrelid = ${name}::regclass`);
    const there = new Set(rows.map(({ part }) => part));
    const wanted = [
      ...columns.map((each) => `column ${each.name}`),
      ...checks.map((each) => `check ${each.name}`),
      ...indexes.map((each) => `index ${each.config.name}`),
      ...policies.map((each) => `policy ${each.name}`),
    ];
    expect(wanted.filter((part) => !there.has(part))).toEqual([]);
  },
);
