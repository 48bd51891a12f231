import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { emptyScratchForTest, scratchForTest, variablesFor } from '../testing/scratch.ts';
import { refusal } from '../testing/spawn-server.ts';
import { engine } from '../testing/test-database.ts';

// The rest is in env.test.ts.
test('variables at fault are refused in one line', async () => {
  const { dataDir } = await emptyScratchForTest();
  const faulty = { PORT: 'abc', APP_SECRET: 'curto', DATABASE_URL: 'mysql://ana:senha@x' };
  expect(await refusal({ DATA_DIR: dataDir, ...faulty })).toBe(
    'Configuração inválida: PORT deve ser um número de 1 a 65535; DATABASE_URL deve ser um endereço postgres://…; APP_SECRET deve ter pelo menos 32 caracteres.',
  );
});

test('production accepts no local substitute unasked', async () => {
  const { dataDir } = await emptyScratchForTest();
  const line = await refusal({ DATA_DIR: dataDir, NODE_ENV: 'production' });
  expect(line).toMatch(/^Em produção faltam DATABASE_URL, .+ aceitar os substitutos locais\)\.$/);
});

test('a port that is taken is refused in one line', async () => {
  const scratch = await scratchForTest();
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

test('a database server that does not listen is refused in one line', async () => {
  const { dataDir } = await emptyScratchForTest();
  const port = await freePort();
  const line = await refusal({
    DATA_DIR: dataDir,
    DATABASE_URL: `postgres://ana:senha-do-banco@127.0.0.1:${port}/artesa`,
  });
  expect(line).toBe(`O banco de dados em 127.0.0.1:${port} não responde (ECONNREFUSED).`);
});

test('a database server that takes connections and says nothing is refused in one line', async () => {
  const { dataDir } = await emptyScratchForTest();
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const line = await refusal({
    DATA_DIR: dataDir,
    DATABASE_URL: `postgres://ana:senha-do-banco@127.0.0.1:${port}/artesa`,
  });
  expect(line).toBe(`O banco de dados em 127.0.0.1:${port} não responde.`);
});

test('a wrong password is refused in one line', async () => {
  const { dataDir } = await emptyScratchForTest();
  const refusing = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(wrongPassword('senha-do-banco')));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void refusing.close());
  await once(refusing, 'listening');
  const address = refusing.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const line = await refusal({
    DATA_DIR: dataDir,
    DATABASE_URL: `postgres://ana:senha-do-banco@127.0.0.1:${port}/artesa`,
  });
  expect(line).toBe(
    `O banco de dados em 127.0.0.1:${port} recusou a senha: confira DATABASE_URL (28P01).`,
  );
});

test.runIf(engine === 'postgres').each([
  [
    'database',
    'não tem o banco pedido: crie-o ou confira DATABASE_URL (3D000)',
    (url: URL) => Object.assign(url, { pathname: '/nenhum' }),
  ],
  [
    'user',
    'recusou o usuário: confira DATABASE_URL (28000)',
    (url: URL) => Object.assign(url, { username: 'ninguem', password: 'senha' }),
  ],
] as const)('an unknown %s is refused in one line', async (_what, says, change) => {
  const { dataDir, databaseUrl = '' } = await emptyScratchForTest();
  const url = change(new URL(databaseUrl));
  const line = await refusal({ DATA_DIR: dataDir, DATABASE_URL: url.href });
  expect(line).toBe(`O banco de dados em ${url.host} ${says}.`);
});

/** PostgreSQL's answer to a wrong password: an ErrorResponse of the protocol, version 3. */
function wrongPassword(password: string): Buffer {
  const fields = [`SFATAL`, 'C28P01', `Mpassword ${password} is wrong`, ''];
  const body = Buffer.from(fields.map((field) => `${field}\0`).join(''));
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from('E'), length, body]);
}
