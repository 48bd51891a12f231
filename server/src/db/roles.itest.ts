import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureRoles } from './roles.ts';

/** A server of its own, which no other test gives roles to. */
let server: PGlite;

beforeAll(async () => {
  server = await PGlite.create();
  await server.exec('create role "a dona"; create role maker createrole');
});
afterAll(() => server?.close());

const run = async (statement: string) => {
  const answers = await server.exec(statement);
  return (answers.at(-1)?.rows ?? []) as Record<string, unknown>[];
};

const ensuredBy = async (role: string) => {
  await run(`set role ${role}`);
  try {
    await ensureRoles(run);
  } finally {
    await run('reset role');
  }
};

const advice =
  'Faltam papéis no PostgreSQL, e quem abre o banco não pode criá-los. Peça a quem administra o servidor que execute:';

test('who may not make the roles is told what an administrator runs, and that is enough', async () => {
  const created = ['artesa_app', 'artesa_auth']
    .map((role) => `CREATE ROLE ${role} LOGIN NOSUPERUSER NOBYPASSRLS;`)
    .join(' ');
  const granted = 'GRANT artesa_app, artesa_auth TO "a dona";';
  await expect(ensuredBy('"a dona"')).rejects.toThrow(`${advice} ${created} ${granted}`);
  await run(created);
  await expect(ensuredBy('"a dona"')).rejects.toThrow(`${advice} ${granted}`);
  await run(granted);
  await ensuredBy('"a dona"');
  await run('drop role artesa_app; drop role artesa_auth');
});

test('who may make roles makes them, and may become them', async () => {
  await ensuredBy('maker');
  await run('set role maker; set role artesa_auth; reset role');
  await ensuredBy('maker');
});
