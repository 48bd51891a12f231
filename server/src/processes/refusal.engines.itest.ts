import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { engine } from '../testing/database.ts';
import { freePort } from '../testing/free-port.ts';
import { outsideAddress } from '../testing/own-addresses.ts';
import { refusal } from '../testing/refusal.ts';
import { emptyScratchForTest, scratchForTest, variablesFor } from '../testing/scratch.ts';
import { spawnServer } from '../testing/spawn-server.ts';

// This ends before any database is opened: one engine says all. The rest is in env.test.ts.
test.runIf(engine === 'embedded')('variables at fault are refused in one line', async () => {
  const { dataDir } = await emptyScratchForTest();
  const faulty = { PORT: 'abc', APP_SECRET: 'curto', DATABASE_URL: 'mysql://ana:senha@x' };
  expect(await refusal({ DATA_DIR: dataDir, ...faulty })).toBe(
    'Configuração inválida: PORT deve ser um número de 1 a 65535; DATABASE_URL deve ser um endereço postgres://…; APP_SECRET deve ter pelo menos 32 caracteres.',
  );
});

test.runIf(engine === 'embedded')('production accepts no local substitute unasked', async () => {
  const { dataDir } = await emptyScratchForTest();
  const line = await refusal({ DATA_DIR: dataDir, NODE_ENV: 'production' });
  expect(line).toMatch(/^Em produção faltam DATABASE_URL, .+ aceitar os substitutos locais\)\.$/);
});

test('production with ALLOW_EMBEDDED=1 starts, and has nothing under /dev', async () => {
  const scratch = await scratchForTest();
  const production = { NODE_ENV: 'production', ALLOW_EMBEDDED: '1', RATE_LIMITS: '' };
  const server = await spawnServer({ ...variablesFor(scratch), ...production });
  await server.up();
  for (const path of ['/dev/mailbox', '/dev/mailbox.json', '/dev', '/dev/']) {
    const answer = await fetch(server.origin + path);
    expect({ path, status: answer.status }).toEqual({ path, status: 404 });
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  }
  expect(server.stdout()).not.toMatch(/http\S+\/dev/);
  // Without HOST production listens everywhere.
  const { origin } = new URL(server.origin.replace('127.0.0.1', outsideAddress ?? '127.0.0.1'));
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
});

test('a port that is taken is refused in one line', async () => {
  const scratch = await emptyScratchForTest();
  const port = await freePort();
  const holder = createServer().listen(port);
  onTestFinished(() => void holder.close());
  await once(holder, 'listening');
  const line = await refusal({ ...variablesFor(scratch), PORT: String(port) });
  expect(line).toBe(`A porta ${port} já está em uso. Escolha outra com PORT.`);
});

test.each([
  ['with a secret of its own', { APP_SECRET: '' }],
  ['with a given secret', {}],
])('a data folder that is a file is refused in one line, %s', async (_how, variables) => {
  const scratch = await emptyScratchForTest();
  const file = join(scratch.dataDir, 'file');
  writeFileSync(file, '');
  for (const dataDir of [file, join(file, 'inside')]) {
    const line = await refusal({ ...variablesFor(scratch), DATA_DIR: dataDir, ...variables });
    expect(line).toMatch(/^A pasta de dados .+ não pode ser usada \((EEXIST|ENOTDIR)\)\.$/);
    expect(line).toContain(dataDir);
  }
});

test.runIf(engine === 'postgres').each([
  ['database', '3D000', (url: URL) => Object.assign(url, { pathname: '/nenhum' })],
  ['user', '28000', (url: URL) => Object.assign(url, { username: 'ninguem', password: 'senha' })],
] as const)('an unknown %s is refused in one line', async (_what, code, change) => {
  const { dataDir, databaseUrl = '' } = await emptyScratchForTest();
  const url = change(new URL(databaseUrl));
  const line = await refusal({ DATA_DIR: dataDir, DATABASE_URL: url.href });
  expect(line).toBe(
    `O banco de dados em ${url.host} recusou o acesso: confira DATABASE_URL (${code}).`,
  );
});
