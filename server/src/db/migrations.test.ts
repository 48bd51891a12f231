import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { completeMigration } from './complete-migration.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { workshopTables } from './workshop-tables.ts';

/** The first migration that the rule counts for: docs/decisions/0229. */
const first = '0030';

const releaseBefore = new URL('fixtures/release-before.json', import.meta.url);

/** What a statement may take away from programs or rows that are there already. */
const contracting: Record<string, RegExp> = {
  'drops what may be used': /\bdrop (table|column|function|procedure|trigger|policy|type|view)\b/i,
  'drops a default': /\bdrop default\b/i,
  renames: /\brename\b/i,
  'asks for a value': /\badd column (?!.*\bdefault\b).*\bnot null\b|\bset not null\b/is,
  'changes a type': /\bset data type\b|\balter column \S+ type\b/i,
  'narrows what is let in':
    /\badd constraint .*\b(check|unique|exclude|foreign key)\b|\bcreate unique index\b/is,
  'takes a right': /\brevoke\b|\bas restrictive\b|\b(enable|force) row level security\b/i,
};

const nameIn = (statement: string, before: RegExp) =>
  new RegExp(`${before.source}\\s+(?:if not exists )?"?(?:public"?\\."?)?(\\w+)`, 'i').exec(
    statement,
  )?.[1];

/**
 * What a migration takes away without saying so. `-- contract: why` says so, with
 * `CALL need_program('0.3.0')` for the oldest program that still works; `-- expand: why` says that
 * nothing is taken. Of a table or a column that the same file makes, nobody can miss anything.
 */
function unstated(migration: string): string[] {
  if (/^-- expand: \S/m.test(migration)) return [];
  const saysSo = /^-- contract: \S/m.test(migration);
  if (saysSo) return /\bcall need_program\('\d/i.test(migration) ? [] : ['does not raise the mark'];
  const statements = migration.replace(/--.*$/gm, '').split(';');
  const made = new Set(statements.map((each) => nameIn(each, /create table/)));
  const added = statements.flatMap((each) => nameIn(each, /add column/) ?? []);
  return statements.flatMap((statement) => {
    const table = nameIn(statement, /alter table/) ?? nameIn(statement, /\bon/);
    if (made.has(table) && table) return [];
    const isOfNew = added.some((column) => new RegExp(`\\b${column}\\b`).test(statement));
    return Object.entries(contracting)
      .filter(([what]) => !(isOfNew && what === 'narrows what is let in'))
      .filter(([, pattern]) => pattern.test(statement))
      .map(([what]) => what);
  });
}

/**
 * What keeps a table of a workshop on one machine: where row-level security is forced, and before a new table
 * gets its keys, `distribute_by_user()` has to be called for it.
 */
function misplaced(migration: string): string[] {
  const statements = migration.replace(/--.*$/gm, '').split(';');
  const placeOf = (pattern: RegExp, table: string) =>
    statements.findLastIndex((each) => pattern.test(each) && each.includes(table));
  return [...workshop].flatMap((table) => {
    const call = placeOf(/distribute_by_user/i, `'${table}'`);
    const named = `"${table}"`;
    const forced = placeOf(/(?<!no )force row level security/i, named);
    const key = statements.findIndex(
      (each) => /alter table .* foreign key/is.test(each) && nameIn(each, /alter table/) === table,
    );
    const isNew = placeOf(/create table/i, named) >= 0;
    return [
      ...(forced > call ? [`forces ${table} and does not distribute it`] : []),
      ...(isNew && (call < 0 || (key >= 0 && key < call)) ? [`gives ${table} keys too early`] : []),
    ];
  });
}

const workshop = new Set(workshopTables.map((table) => getTableName(table)));

/** Messages of more than one statement: a distributed database repeats all of it to the other machines. */
const crowded = (migration: string): string[] =>
  migration.split('--> statement-breakpoint').filter((message) => {
    const bare = message.replace(/--.*$/gm, '').replace(/\$\$.*?\$\$/gs, '');
    return bare.split(';').filter((statement) => statement.trim()).length > 1;
  });

const migrations = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql') && name >= first)
  .map((name) => ({ name, text: readFileSync(join(migrationsFolder, name), 'utf8') }));

test('the two newest snapshots are kept, and no older one', () => {
  const all = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  const newest = all.sort().slice(-2);
  const snapshots = readdirSync(join(migrationsFolder, 'meta')).filter((name) => /^\d/.test(name));
  expect(snapshots.sort()).toEqual(newest.map((name) => `${name.slice(0, 4)}_snapshot.json`));
});

test.each(migrations)('$name takes nothing from the release before', ({ text }) => {
  expect(unstated(text)).toEqual([]);
});

test.each(migrations.filter(({ name }) => name >= '0033'))(
  '$name keeps no workshop on one machine',
  ({ text }) => {
    expect(misplaced(text)).toEqual([]);
    expect(crowded(text)).toEqual([]);
  },
);

test.each([
  ['SELECT 1;\nSELECT 2;', 1],
  ['SELECT 1; -- one\n--> statement-breakpoint\nSELECT 2;', 0],
  ['CREATE FUNCTION f() RETURNS void LANGUAGE plpgsql AS $$ BEGIN NULL; END $$;', 0],
])('%j has messages of more than one statement: %i', (planted, count) => {
  expect(crowded(planted)).toHaveLength(count);
});

test.each([
  [
    'ALTER TABLE "imports" FORCE ROW LEVEL SECURITY;',
    ['forces imports and does not distribute it'],
  ],
  [
    `SELECT distribute_by_user('imports'); ALTER TABLE "imports" FORCE ROW LEVEL SECURITY;`,
    ['forces imports and does not distribute it'],
  ],
  [`ALTER TABLE "imports" FORCE ROW LEVEL SECURITY; SELECT distribute_by_user('imports');`, []],
  ['ALTER TABLE "imports" NO FORCE ROW LEVEL SECURITY;', []],
  ['CREATE TABLE "templates" ("id" uuid);', ['gives templates keys too early']],
  [
    `CREATE TABLE "templates" ("id" uuid);
     ALTER TABLE "templates" ADD CONSTRAINT "t" FOREIGN KEY ("id") REFERENCES "products" ("id");
     SELECT distribute_by_user('templates');`,
    ['gives templates keys too early'],
  ],
  [
    `CREATE TABLE "templates" ("id" uuid); SELECT distribute_by_user('templates');
     ALTER TABLE "templates" ADD CONSTRAINT "t" FOREIGN KEY ("id") REFERENCES "products" ("id");`,
    [],
  ],
])('%s: %j', (planted, faults) => {
  expect(misplaced(planted)).toEqual(faults);
});

/** As drizzle-kit writes it. */
const generated = (policy: 'of_erased' | 'auth') => `CREATE TABLE "imports" (
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "channels" (
	"user_id" uuid NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "channels" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_fk" FOREIGN KEY ("user_id") REFERENCES "public"."channels"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_index" ON "imports" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "imports_${policy}" ON "imports" AS PERMISSIVE FOR ALL TO "artesa_auth" USING (true);--> statement-breakpoint
CREATE POLICY "channels_${policy}" ON "channels" AS PERMISSIVE FOR ALL TO "artesa_auth" USING (true);`;

test('what drizzle-kit does not write of a table of the workshop is added to its migration', () => {
  const bare = generated('of_erased');
  expect(misplaced(bare)).toEqual([
    'gives channels keys too early',
    'gives imports keys too early',
  ]);
  const whole = completeMigration(bare);
  expect([misplaced(whole), crowded(whole), unstated(whole)]).toEqual([[], [], []]);
  const added = whole.slice(whole.indexOf('ALTER TABLE "imports" FORCE'));
  expect(added.split('--> statement-breakpoint\n')).toEqual([
    'ALTER TABLE "imports" FORCE ROW LEVEL SECURITY;',
    'GRANT SELECT, INSERT, UPDATE, DELETE ON "imports" TO artesa_app;',
    'GRANT SELECT (user_id), DELETE ON "imports" TO artesa_auth;',
    `SELECT distribute_by_user('imports');`,
    'ALTER TABLE "channels" FORCE ROW LEVEL SECURITY;',
    'GRANT SELECT, INSERT, UPDATE ON "channels" TO artesa_app;',
    'GRANT SELECT (user_id), DELETE ON "channels" TO artesa_auth;',
    `SELECT distribute_by_user('channels');`,
    expect.stringMatching(/^ALTER TABLE "imports" ADD CONSTRAINT "imports_fk" FOREIGN KEY /),
  ]);
});

test('a migration without a new table of the workshop stays as it is', () => {
  const account = generated('auth');
  expect(completeMigration(account)).toBe(account);
});

test('no migration asks for a program newer than the release before', () => {
  const { version } = JSON.parse(readFileSync(releaseBefore, 'utf8')) as { version: string };
  const marks = migrations.flatMap(({ text }) =>
    Array.from(text.matchAll(/call need_program\('([\d.]+)'\)/gi), ([, mark = '']) => mark),
  );
  const tooNew = marks.filter((mark) => mark.localeCompare(version, 'en', { numeric: true }) > 0);
  expect(tooNew).toEqual([]);
});

test.each([
  ['ALTER TABLE "products" DROP COLUMN "notes";', 'drops what may be used'],
  ['DROP TABLE "templates";', 'drops what may be used'],
  ['ALTER TABLE "products" ALTER COLUMN "on_hand" DROP DEFAULT;', 'drops a default'],
  ['ALTER TABLE "products" RENAME COLUMN "notes" TO "remarks";', 'renames'],
  ['ALTER TABLE "templates" RENAME TO "models";', 'renames'],
  ['ALTER TABLE "products" ADD COLUMN "width" numeric(9, 2) NOT NULL;', 'asks for a value'],
  ['ALTER TABLE "products" ALTER COLUMN "notes" SET NOT NULL;', 'asks for a value'],
  ['ALTER TABLE "products" ALTER COLUMN "notes" SET DATA TYPE varchar(9);', 'changes a type'],
  ['ALTER TABLE "products" ADD CONSTRAINT "few" CHECK (on_hand < 9);', 'narrows what is let in'],
  ['CREATE UNIQUE INDEX "one_name" ON "products" ("user_id","name");', 'narrows what is let in'],
  ['REVOKE UPDATE ON "channels" FROM artesa_app;', 'takes a right'],
  [
    '-- contract: nobody reads it since 0.2.0\nALTER TABLE "products" DROP COLUMN "notes";',
    'does not raise the mark',
  ],
])('%s is found', (planted, what) => {
  expect(unstated(planted)).toEqual([what]);
});

test.each([
  'ALTER TABLE "products" ADD COLUMN "width" numeric(9, 2) DEFAULT 0 NOT NULL;',
  `ALTER TABLE "products" ADD COLUMN "width" numeric(9, 2);--> statement-breakpoint
   ALTER TABLE "products" ADD CONSTRAINT "products_width_check" CHECK (width > 0);`,
  `CREATE TABLE "notes" ("id" uuid NOT NULL);--> statement-breakpoint
   ALTER TABLE "notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
   CREATE UNIQUE INDEX "notes_key" ON "notes" ("id");`,
  'CREATE INDEX "products_names" ON "products" ("user_id","name");--> statement-breakpoint DROP INDEX "x";',
  '-- expand: one more cause\nALTER TABLE "imports" ADD CONSTRAINT "c" CHECK (true);',
  `-- contract: nobody reads it since 0.2.0
   ALTER TABLE "products" DROP COLUMN "notes";--> statement-breakpoint
   CALL need_program('0.2.0');`,
])('%s takes nothing, or says so', (planted) => {
  expect(unstated(planted)).toEqual([]);
});
