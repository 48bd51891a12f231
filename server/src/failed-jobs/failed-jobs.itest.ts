import { expect, onTestFinished, test } from 'vitest';
import type { PaymentSettings } from '../payments/payments.ts';
import { failAtOnce } from '../testing/fail-at-once.ts';
import { freePort } from '../testing/free-port.ts';
import { scratchForTest, variablesFor } from '../testing/scratch.ts';
import { callArtesa } from '../testing/spawn-server.ts';
import { startTestServer } from '../testing/test-server.ts';
import { waitFor } from '../testing/wait-for.ts';

test('a job that failed for good leaves a line, is listed by a command, and repeated by it', async () => {
  const scratch = await scratchForTest();
  // Nobody answers at this provider.
  const apiUrl = `http://127.0.0.1:${await freePort()}`;
  const prices = { monthly: 'price_mensal', annual: 'price_anual' };
  const paymentSettings: PaymentSettings = {
    ...{ secretKey: 'sk_test_x', webhookSecret: 'whsec_x' },
    ...{ prices, apiUrl },
  };
  const logged: string[] = [];
  const server = await startTestServer({ paymentSettings }, { scratch, logged });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= server.stop());
  onTestFinished(stop);
  const { db, enqueueBilling, failedJobs } = server.services;
  await failAtOnce(server, 'billing-close');
  await enqueueBilling(db.auth, { task: 'close', customerId: 'cus_1' });
  const [job] = await waitFor('the job to be given up', async () => {
    const found = await failedJobs.list();
    return found.length > 0 && found;
  });
  const lines = logged.map((line) => JSON.parse(line)).filter(({ level }) => level === 'error');
  expect(lines).toMatchObject([
    { task: 'close', job: job?.id, msg: 'a billing job failed for good' },
  ]);

  const run = (...orders: string[]) => callArtesa(variablesFor(scratch), 'jobs', ...orders);
  const own = [job?.failedAt.toISOString(), job?.id, 'close', 'cus_1'].join('  ');
  const list = [
    'Falharam de vez (quando, tarefa, o quê, sobre quem):',
    own,
    'Para repetir todas: artesa jobs repeat\n',
  ].join('\n');
  // Only one process at a time has the embedded database.
  if (!scratch.databaseUrl) await stop();
  expect(run()).toEqual({ status: 0, text: list });
  await stop();
  expect(run('repeat')).toEqual({ status: 0, text: '1 tarefa voltou para a fila.\n' });
});
