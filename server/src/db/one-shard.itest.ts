import { getTableName } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { RowKind } from '#core/kinds/change-notices.ts';
import { kindIds } from '#core/kinds/kinds.ts';
import { findManyShards, findUndistributable } from '../testing/one-shard.ts';
import { recordProgram } from '../testing/record-release.ts';
import type { RecordedRelease, Step } from '../testing/replay-release.ts';
import { createScratch, engine, isDistributed, type Scratch } from '../testing/test-database.ts';
import { kindTables } from './kind-tables.ts';

// Where it is, distribute.itest.ts asks the database itself.
describe.runIf(engine === 'postgres' && !isDistributed)(
  'a workshop that may be on any of several machines',
  () => {
    let scratch: Scratch;
    let client: pg.Client;
    beforeAll(async () => {
      scratch = await createScratch(inject('template'));
      client = new pg.Client({ connectionString: scratch.databaseUrl });
      await client.connect();
    });
    afterAll(async () => {
      await client.end();
      await scratch.remove();
    });

    describe('of all that the calls of the API send', () => {
      let recorded: RecordedRelease;
      beforeAll(async () => {
        recorded = await recordProgram();
        expect(recorded.texts.length).toBeGreaterThan(150);
      });

      test('each statement asks one machine', async () => {
        expect(await findManyShards(client, recorded)).toEqual([]);
      });

      test('each change is told to open tabs, and a silent one would be found', () => {
        expect(findUnreported(recorded)).toEqual([]);
        const transactions = recorded.transactions.map((steps) =>
          steps.filter(([number]) => !recorded.texts[number]?.includes('pg_notify')),
        );
        const silent = new Set(
          findUnreported({ ...recorded, transactions }).map(({ fault }) => fault),
        );
        const tables = Object.keys(shownAs);
        expect(silent).toEqual(new Set(tables.map((table) => `nobody is told of ${table}`)));
      });
    });

    const user = '01900000-0000-7000-8000-00000000000a';
    const other = '01900000-0000-7000-8000-00000000000b';
    test.each<[string, string, ...string[]]>([
      [
        'asks materials without its user',
        `select (select count(*) from materials m where m.user_id = p.user_id and m.product_id = p.id)
        from products p where user_id = '${user}'`,
      ],
      ['asks products without its user', 'select count(*) from products'],
      ['asks products without its user', `select 1 from products where user_id = '${other}'`],
      [
        'asks products without its user',
        'update products set name = $1 where id = $2',
        'Vaso',
        other,
      ],
      ['asks products without its user', 'delete from products where id = $1', other],
      [
        'asks users too, which is no workshop’s',
        `select 1 from products join users on users.id = user_id where user_id = '${user}'`,
      ],
      [
        'adds to templates for more than a user',
        `insert into templates ("id", "user_id", "name", "craft_category", "content")
        values ($1, $2, 'Vaso', 'ceramica', '{}')`,
        user,
        other,
      ],
      [
        'adds to imports for more than a user',
        'insert into imports ("id", "user_id", "rows") values ($1, $2, $3), ($4, $5, $6)',
        ...[other, user, '[]', user, other, '[]'],
      ],
      [
        'adds to repricings for more than a user',
        `insert into repricings (user_id, id, cause, products)
          select id, id, 'materials', '[]' from products where user_id = '${user}'`,
      ],
      [
        'sets or answers of products what hangs on the session',
        `update products set updated_at = updated_at + interval '1 ms' where user_id = '${user}'`,
      ],
      [
        'sets or answers of products what hangs on the session',
        `update products set notes = to_char(created_at, 'YYYY') where user_id = '${user}'`,
      ],
      [
        'sets or answers of templates what hangs on the session',
        `delete from templates where user_id = '${user}' returning json_build_object('id', id)`,
      ],
      [
        'adds to materials for more than a user',
        `insert into materials (user_id, product_id, id) select '${user}', id, id
        from jsonb_to_recordset('[]') as given(id uuid)`,
      ],
      [
        'adds to imports for more than a user',
        `insert into imports (user_id, id, rows) select '${user}', given.id, (
          select jsonb_agg(name) from templates where user_id = '${user}')
        from jsonb_to_recordset('[]') as given(id uuid)`,
      ],
      [
        'sets the user with other things',
        `set local jit to off; set local app.user_id to '${user}'`,
      ],
    ])('%s: %s', async (fault, text, ...values) => {
      const texts = [`set local app.user_id to '${user}'`, text];
      const steps: Step[] = [
        [0, [], null],
        [1, values, null],
      ];
      const found = await findManyShards(client, { ...noRecording, texts, transactions: [steps] });
      expect(found.map((each) => each.fault)).toEqual([expect.stringContaining(fault)]);
    });

    test('a change that another statement makes on its way is found untold too', () => {
      const texts = ['with gone as (delete from "materials") update "products" set name = name'];
      const found = findUnreported({ ...noRecording, texts, transactions: [[[0, [], 1]]] });
      const tables = ['materials', 'products'];
      expect(found).toMatchObject(tables.map((table) => ({ fault: `nobody is told of ${table}` })));
    });

    const noRecording = { version: '', recordedAt: '' };

    test('no table of today has what keeps it on one machine', async () => {
      expect(await findUndistributable(client)).toEqual([]);
    });

    test.each([
      [
        'alter table templates add constraint whose foreign key (user_id) references users',
        "templates has the key whose to a table that is no workshop's",
      ],
      [
        `create unique index any_product on products (id);
       alter table materials add constraint loose foreign key (product_id) references products (id)`,
        'materials has the key loose without the user',
      ],
      [
        `alter table materials add constraint emptied foreign key (user_id, material_id)
         references user_materials on delete set null`,
        'materials has the key emptied, which sets columns to null',
      ],
      [
        'create trigger told after insert on channels execute function notify_user_changed()',
        'channels has the trigger told',
      ],
      [
        'create unique index one_name on channels (name)',
        'channels has the unique index one_name, which does not begin with the user',
      ],
      [
        'create table photos (user_id uuid not null, id uuid not null)',
        "photos knows its user by no key, and is no workshop's",
      ],
    ])('would be found: %s', async (statement, fault) => {
      await client.query('begin');
      await client.query(statement);
      const found = await findUndistributable(client);
      await client.query('rollback');
      expect(found).toContain(fault);
    });
  },
);

/**
 * What an open tab shows of each table. Of the others it shows nothing that another tab can have changed:
 * templates are read when somebody looks for one, and the rest serves the undo, the history and its limits.
 */
const shownAs: Readonly<Record<string, RowKind>> = {
  ...Object.fromEntries(kindIds.map((kind) => [getTableName(kindTables[kind]), kind])),
  materials: 'product',
  material_prices: 'material',
  stock_movements: 'stock',
};

const changing = /\b(?:insert into|update|delete from) "?(\w+)/gi;

/** Changes of a workshop that no open tab is told of, each as the table and its statement. */
function findUnreported({ texts, transactions }: RecordedRelease) {
  return transactions.flatMap((steps) => {
    const sent = steps.map(([number, values, rows]) => ({
      text: texts[number] ?? '',
      values,
      rows,
    }));
    if (sent.some(({ text }) => text.includes('role artesa_auth'))) return [];
    const notices = sent.flatMap(({ text, values }) =>
      text.includes('pg_notify') ? (JSON.parse(values[0] ?? '[]') as string[]) : [],
    );
    const listed = new Set(notices.map((notice) => notice.split(' ')[1]));
    return sent.flatMap(({ text, rows }) =>
      Array.from(text.matchAll(changing), ([, table = '']) => table)
        .filter((table) => rows && shownAs[table] && !listed.has(shownAs[table]))
        .map((table) => ({ fault: `nobody is told of ${table}`, text })),
    );
  });
}
