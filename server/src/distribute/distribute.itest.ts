import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { findTasks } from '../testing/one-shard.ts';
import { recordProgram } from '../testing/record-release.ts';
import { addWorkshopRows } from '../testing/row-in-each-table.ts';
import { scratchForTest, variablesFor } from '../testing/scratch.ts';
import { callArtesa } from '../testing/spawn-server.ts';
import {
  createOrdinaryScratch,
  engine,
  isDistributed,
  joinMachines,
  type Scratch,
} from '../testing/test-database.ts';
import { startTestServer } from '../testing/test-server.ts';
import { asSuperuser, hashTables } from '../testing/whole-tables.ts';
import { tables } from './distribute.ts';

const distribute = (scratch: Scratch) => callArtesa(variablesFor(scratch), 'distribute');

async function connectTo({ databaseUrl }: Scratch): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

describe.runIf(engine === 'postgres' && !isDistributed)('a database on one machine', () => {
  test.each([
    [
      { DATABASE_URL: '' },
      'O banco embutido fica numa máquina só. Para distribuir, aponte DATABASE_URL para um PostgreSQL com a extensão Citus.\n',
    ],
    [
      {},
      'Este banco de dados não tem a extensão Citus. Quem administra o servidor a instala em cada máquina e executa no banco de cada uma: CREATE EXTENSION citus; (docs/scale.md)\n',
    ],
  ])('is not distributed, and why is said: %o', async (variables, text) => {
    const given = { ...variablesFor(await scratchForTest()), ...variables };
    expect(callArtesa(given, 'distribute')).toEqual({ status: 1, text });
  });
});

/** Each with a row in every table. */
const people = 20;

describe.runIf(isDistributed)('a database of several machines', () => {
  test('is not distributed before it has the tables', async () => {
    const scratch = await joinedScratch();
    onTestFinished(() => scratch.remove());
    expect(distribute(scratch)).toEqual({
      status: 1,
      text: 'O banco de dados não está na versão deste programa. Inicie o programa uma vez e repita.\n',
    });
  });

  describe('whose owner is no superuser', () => {
    let scratch: Scratch;
    let before: Record<string, string>;
    let first: ReturnType<typeof distribute>;

    const hashed = () => asSuperuser(scratch, hashTables);

    beforeAll(async () => {
      scratch = await joinedScratch();
      const server = await startTestServer({}, { scratch });
      for (let count = 0; count < people; count += 1) {
        const { userId } = await server.newUser('pro');
        await addWorkshopRows(server.services.db, userId);
      }
      await server.stop();
      before = await hashed();
      first = distribute(scratch);
    });
    afterAll(() => scratch?.remove());

    test('is distributed with all that is stored, once', async () => {
      expect(first).toMatchObject({
        status: 0,
        text: expect.stringContaining(
          `Distribuído: ${tables.length} tabelas, ${people * tables.length} linhas, todas conferidas.\n`,
        ),
      });
      expect(await hashed()).toEqual(before);
      const client = await connectTo(scratch);
      const { rows: left } = await client.query(
        'select sum(pg_relation_size(name::regclass)) as bytes from unnest($1::text[]) as name',
        [tables],
      );
      expect(left).toEqual([{ bytes: '0' }]);

      const partitions = 'select * from pg_dist_partition join pg_dist_shard using (logicalrelid)';
      const { rows: shards } = await client.query(partitions);
      const text = 'Já estava tudo distribuído: nada mudou.\n';
      expect(distribute(scratch)).toEqual({ status: 0, text });
      expect((await client.query(partitions)).rows).toEqual(shards);
      expect(await hashed()).toEqual(before);
      await (await startTestServer({}, { scratch })).stop();
    });

    test('is backed up, and restored as one that can be distributed', async () => {
      const file = join(scratch.dataDir, 'all.tar.gz');
      const expected = await hashed();
      expect(callArtesa(variablesFor(scratch), 'backup-all', file).status).toBe(0);
      const other = await joinedScratch();
      onTestFinished(() => other.remove());
      expect(callArtesa(variablesFor(other), 'restore-all', file).status).toBe(0);
      expect(await asSuperuser(other, hashTables)).toEqual(expected);
      const text = ` ${people * tables.length} linhas, todas conferidas.\n`;
      expect(distribute(other).text).toContain(text);
    });

    test('takes a migration with a column, an index, a check and a table', async () => {
      const client = await connectTo(scratch);
      for (const statement of addingPhotos) await client.query(statement);
      await expect(client.query('update products set width = 0')).rejects.toThrow(
        'products_width_check',
      );
      const add = 'insert into photos select user_id, id, id from products';
      expect((await client.query(add)).rowCount).toBe(20);
      const { rows } = await client.query(`select colocation_id from citus_tables
        where table_name::text in ('photos', 'products') group by colocation_id`);
      expect(rows).toHaveLength(1);
      expect(distribute(scratch).status).toBe(0);
    });
  });

  test('asks one machine with every statement of a workshop', async () => {
    const client = await connectTo(await scratchForTest());
    const tasks = await findTasks(client, await recordProgram());
    expect(tasks.length).toBeGreaterThan(100);
    expect(tasks.filter(({ count }) => count !== 1)).toEqual([]);
  });
});

/** Each is a message of its own, as migrations send them. */
const addingPhotos = [
  'begin',
  `alter table products add column width numeric(9, 2)`,
  `alter table products add constraint products_width_check check (width > 0)`,
  `create index products_width_index on products (user_id, width)`,
  `create table photos (
    user_id uuid not null, id uuid not null, product_id uuid not null,
    constraint photos_user_id_id_pk primary key (user_id, id)
    )`,
  `alter table photos enable row level security`,
  `alter table photos force row level security`,
  `select distribute_by_user('photos')`,
  `alter table photos add constraint photos_product_fk
    foreign key (user_id, product_id) references products (user_id, id) on delete cascade`,
  `create policy photos_own_rows on photos to artesa_app
    using (user_id = app_user_id()) with check (user_id = app_user_id())`,
  `grant select, insert on photos to artesa_app`,
  'commit',
];

/** An empty database that may be distributed, and whose owner is no superuser. */
async function joinedScratch(): Promise<Scratch> {
  const scratch = await createOrdinaryScratch();
  await joinMachines(scratch);
  return scratch;
}
