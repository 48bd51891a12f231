import { existsSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { engine } from '../testing/database.ts';
import { numberedProduct } from '../testing/product-input.ts';
import { emptyScratchForTest, variablesFor } from '../testing/scratch.ts';
import { signInAt } from '../testing/sign-in.ts';
import { spawnServer } from '../testing/spawn-server.ts';
import { waitFor } from '../testing/wait-for.ts';

const five = Array.from({ length: 5 });

test.runIf(engine === 'postgres')(
  'five processes started at once on an empty database all come up',
  async () => {
    const scratch = await emptyScratchForTest();
    const servers = await Promise.all(five.map(() => spawnServer(variablesFor(scratch))));
    await Promise.all(servers.map((server) => server.up()));
    const answers = await Promise.all(servers.map(({ origin }) => fetch(`${origin}/readyz`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(servers.map((server) => server.stderr())).toEqual(['', '', '', '', '']);
  },
);

test.runIf(engine === 'embedded')(
  'of five processes started at once on one folder, one comes up and the others name it',
  async () => {
    const scratch = await emptyScratchForTest();
    const servers = await Promise.all(five.map(() => spawnServer(variablesFor(scratch))));
    const outcomes = await Promise.allSettled(servers.map((server) => server.up()));
    const winners = servers.filter((_, index) => outcomes[index]?.status === 'fulfilled');
    expect(winners.length).toBe(1);
    const [winner] = winners;
    expect((await fetch(`${winner?.origin}/readyz`)).status).toBe(200);
    for (const loser of servers.filter((server) => server !== winner)) {
      expect(await loser.exited).toEqual({ code: 1, signal: null });
      expect(loser.stderr()).toBe(heldBy(scratch.dataDir, winner?.pid));
    }
  },
);

const heldBy = (dataDir: string, pid: number | undefined) =>
  `O banco de dados em ${dataDir} já está aberto pelo processo ${pid}. Encerre-o antes de abrir de novo.\n`;

test.runIf(engine === 'embedded')(
  'an embedded database is refused to a second process, and taken over from a dead one',
  async () => {
    const scratch = await emptyScratchForTest();
    const first = await spawnServer(variablesFor(scratch));
    await first.up();
    expect(statSync(scratch.dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(`${scratch.dataDir}/postgres`).mode & 0o777).toBe(0o700);

    const second = await spawnServer(variablesFor(scratch));
    expect(await second.exited).toEqual({ code: 1, signal: null });
    expect(second.stderr()).toBe(heldBy(scratch.dataDir, first.pid));
    expect(second.stdout()).toBe('');

    first.kill('SIGKILL');
    await first.exited;
    const third = await spawnServer(variablesFor(scratch));
    await third.up();
    const fourth = await spawnServer(variablesFor(scratch));
    expect(await fourth.exited).toEqual({ code: 1, signal: null });
    expect(fourth.stderr()).toBe(heldBy(scratch.dataDir, third.pid));
  },
);

test('killed at any moment of its first start, it starts the next time', async () => {
  const scratch = await emptyScratchForTest();
  const moments =
    engine === 'embedded'
      ? ['postgres.draft/base', 'postgres.draft/global/pg_control', 'postgres/base']
      : ['mailbox'];
  for (const moment of moments) {
    const killed = await spawnServer(variablesFor(scratch));
    // The draft is there for a moment only; on a busy machine this may look too late, and see the rest.
    const places = [moment, 'postgres/base'].map((place) => `${scratch.dataDir}/${place}`);
    await waitFor(moment, async () => places.some((place) => existsSync(place)), 120_000);
    killed.kill('SIGKILL');
    await killed.exited;
  }
  const server = await spawnServer(variablesFor(scratch));
  await server.up();
  const browser = await signInAt(server.origin);
  const saved = await browser.call('POST', '/api/products', numberedProduct(1));
  expect(saved.status).toBe(201);
});
