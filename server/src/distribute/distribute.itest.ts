import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { engine, isDistributed, joinMachines, type Scratch } from '../testing/database.ts';
import { findTasks } from '../testing/one-shard.ts';
import { recordProgram } from '../testing/record-release.ts';
import { addWorkshopRows } from '../testing/row-in-each-table.ts';
import { emptyScratchForTest, scratchForTest, variablesFor } from '../testing/scratch.ts';
import { callArtesa } from '../testing/spawn-server.ts';
import { startTestServer } from '../testing/test-server.ts';
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

describe.runIf(isDistributed)('a database of several machines', () => {
  test('is distributed with all that is stored, once', async () => {
    const scratch = await emptyScratchForTest();
    await joinMachines(scratch);
    expect(distribute(scratch)).toEqual({
      status: 1,
      text: 'O banco de dados não está na versão deste programa. Inicie o programa uma vez e repita.\n',
    });
    const server = await startTestServer({}, { scratch });
    for (let count = 0; count < 20; count += 1) {
      const { userId } = await server.newUser('pro');
      await addWorkshopRows(server.services.db, userId);
    }
    await server.stop();

    const client = await connectTo(scratch);
    const before = await readAll(client);
    expect(distribute(scratch)).toMatchObject({
      status: 0,
      text: expect.stringContaining('Distribuído: 10 tabelas, 200 linhas, todas conferidas.\n'),
    });
    expect(await readAll(client)).toEqual(before);
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
    expect(await readAll(client)).toEqual(before);
    await (await startTestServer({}, { scratch })).stop();
  });

  test('takes a migration with a column, an index, a check and a table', async () => {
    const scratch = await scratchForTest();
    const server = await startTestServer({}, { scratch });
    const { userId } = await server.newUser('pro');
    await addWorkshopRows(server.services.db, userId);
    await server.stop();
    const client = await connectTo(scratch);
    await client.query(`begin;
      alter table products add column width numeric(9, 2);
      alter table products add constraint products_width_check check (width > 0);
      create index products_width_index on products (user_id, width);
      create table photos (
        user_id uuid not null, id uuid not null, product_id uuid not null,
        constraint photos_user_id_id_pk primary key (user_id, id)
      );
      alter table photos enable row level security;
      alter table photos force row level security;
      select distribute_by_user('photos');
      alter table photos add constraint photos_product_fk
        foreign key (user_id, product_id) references products (user_id, id) on delete cascade;
      create policy photos_own_rows on photos to artesa_app
        using (user_id = app_user_id()) with check (user_id = app_user_id());
      grant select, insert on photos to artesa_app;
      commit`);
    const set = client.query('update products set width = 0 where user_id = $1', [userId]);
    await expect(set).rejects.toThrow('products_width_check');
    const add = `insert into photos select user_id, id, id from products where user_id = $1`;
    expect((await client.query(add, [userId])).rowCount).toBe(1);
    const { rows } = await client.query(`select colocation_id from citus_tables
      where table_name::text in ('photos', 'products') group by colocation_id`);
    expect(rows).toHaveLength(1);
    expect(distribute(scratch).status).toBe(0);
  });

  test('asks one machine with every statement of a workshop', async () => {
    const client = await connectTo(await scratchForTest());
    const tasks = await findTasks(client, await recordProgram());
    expect(tasks.length).toBeGreaterThan(100);
    expect(tasks.filter(({ count }) => count !== 1)).toEqual([]);
  });
});

/** Every row of the workshops, by its table. */
async function readAll(client: pg.Client) {
  const found: Record<string, unknown> = {};
  for (const table of tables) {
    const { rows } = await client.query(`select to_jsonb(t) as row from ${table} t`);
    found[table] = rows.map(({ row }) => JSON.stringify(row)).sort();
  }
  return found;
}
