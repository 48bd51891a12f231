import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { refusal } from '../testing/refusal.ts';
import { emptyScratchForTest } from '../testing/scratch.ts';

// What answers here is no database, so that it does not matter which one there is.

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
    `O banco de dados em 127.0.0.1:${port} recusou o acesso: confira DATABASE_URL (28P01).`,
  );
});

/** PostgreSQL's answer to a wrong password: an ErrorResponse of the protocol, version 3. */
function wrongPassword(password: string): Buffer {
  const fields = [`SFATAL`, 'C28P01', `Mpassword ${password} is wrong`, ''];
  const body = Buffer.from(fields.map((field) => `${field}\0`).join(''));
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from('E'), length, body]);
}
