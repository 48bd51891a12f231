import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import type { Env } from '../../env.ts';
import { freePort } from '../../testing/free-port.ts';
import { hasIPv6, outsideAddress } from '../../testing/own-addresses.ts';
import { listen } from './listen.ts';

const create = () => createServer((_request, response) => response.end('aqui'));

/** Listens until the test is over. */
async function listenAt(hosts: Env['hosts'], port = 0) {
  const listening = await listen(create, { hosts, port });
  onTestFinished(() => listening.close(0));
  return listening.port;
}

const answerAt = async (host: string, port: number) => {
  const answer = await fetch(`http://${host}:${port}/`, { headers: { connection: 'close' } });
  return await answer.text();
};

/** Reserved for documents: no computer has it. */
const nobodys = '203.0.113.9';

test.runIf(hasIPv6)('it listens at one port of several addresses', async () => {
  const port = await listenAt(['127.0.0.1', '::1']);
  for (const host of ['127.0.0.1', '[::1]', 'localhost']) {
    expect(await answerAt(host, port)).toBe('aqui');
  }
});

test.runIf(outsideAddress)(
  'a loopback address is not reached from outside, all addresses are',
  async () => {
    const inside = await listenAt(['127.0.0.1', '::1']);
    await expect(answerAt(outsideAddress ?? '', inside)).rejects.toThrow('fetch failed');
    const all = await listenAt([undefined]);
    expect(await answerAt(outsideAddress ?? '', all)).toBe('aqui');
    expect(await answerAt('127.0.0.1', all)).toBe('aqui');
  },
);

test('an address that the machine lacks is refused first, and left out later', async () => {
  await expect(listenAt([nobodys])).rejects.toThrow(
    `Este computador não tem o endereço ${nobodys} (EADDRNOTAVAIL). Confira HOST.`,
  );
  expect(await answerAt('127.0.0.1', await listenAt(['127.0.0.1', nobodys]))).toBe('aqui');
});

test('a refusal names the variables of what listens', async () => {
  const taken = await listenAt(['127.0.0.1']);
  await expect(listen(create, { hosts: ['127.0.0.1'], port: taken }, 'METRICS_')).rejects.toThrow(
    `A porta ${taken} já está em uso. Escolha outra com METRICS_PORT.`,
  );
  await expect(listen(create, { hosts: [nobodys], port: 0 }, 'METRICS_')).rejects.toThrow(
    'Confira METRICS_HOST.',
  );
});

test.runIf(hasIPv6)('a port that is taken at one address is given back at the others', async () => {
  const port = await freePort();
  const holder = createServer().listen(port, '::1');
  onTestFinished(() => void holder.close());
  await once(holder, 'listening');
  await expect(listenAt(['127.0.0.1', '::1'], port)).rejects.toThrow(
    `A porta ${port} já está em uso. Escolha outra com PORT.`,
  );
  expect(await listenAt(['127.0.0.1'], port)).toBe(port);
});
