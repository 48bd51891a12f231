import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { outsideAddress } from '../testing/own-addresses.ts';
import { scratchForTest, variablesFor } from '../testing/scratch.ts';
import { childSecret } from '../testing/spawn-server.ts';
import { waitFor } from '../testing/wait-for.ts';

const script = fileURLToPath(new URL('../../../scripts/start.js', import.meta.url));

/** What `npm start -- …` runs, until the test is over. */
function start(variables: Record<string, string>, ...options: string[]) {
  const env = { PATH: process.env.PATH, APP_SECRET: childSecret, ...variables };
  const child = spawn(process.execPath, [script, ...options], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number);
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  return { output: () => output, ended };
}

test.runIf(outsideAddress)('npm start -- --lan opens all of it to the local network', async () => {
  const port = String(await freePort());
  const { output } = start({ ...variablesFor(await scratchForTest()), PORT: port }, '--lan');
  // Where the client is older than its sources it is built first, by a busy machine in minutes.
  await waitFor('the server to come up', async () => output().includes('Emails: '), 280_000);
  const url = `http://${outsideAddress}:${port}`;
  expect(output()).toContain(`Aberta à rede local: no celular, na mesma rede, abra ${url}\n`);
  expect(output()).toContain(`Artesa está no ar: ${url}\n`);
  for (const path of ['/readyz', '/dev/mailbox']) {
    expect((await fetch(url + path)).status).toBe(200);
  }
  const simulation = /nenhum valor é cobrado\): (\S+)/.exec(output())?.[1] ?? '';
  expect(new URL(simulation).hostname).toBe(outsideAddress);
  expect((await fetch(simulation)).status).toBe(200);
});

test('npm start refuses what it does not know', async () => {
  const { output, ended } = start({}, '--rede');
  expect(await ended).toBe(1);
  expect(output()).toBe('npm start só conhece --lan, não --rede.\n');
});
