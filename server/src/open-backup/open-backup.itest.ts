import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import type { Backup } from '#core/workshop/backup-schemas.ts';
import { numberedProduct } from '../testing/product-input.ts';
import { scratchForTest, variablesFor } from '../testing/scratch.ts';
import { callArtesa } from '../testing/spawn-server.ts';
import { newProfile, startTestServer } from '../testing/test-server.ts';

test('the backups of an account are listed by its email or id, and written as its file', async () => {
  const scratch = await scratchForTest();
  const server = await startTestServer({}, { scratch });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= server.stop());
  onTestFinished(stop);
  const profile = newProfile();
  const browser = await server.signedIn(profile);
  await server.setPlan(browser, 'pro');
  await browser.call('POST', '/api/products', numberedProduct(1));
  const { body: backup } = await browser.call<Backup>('POST', '/api/backups');
  const { body: me } = await browser.call<{ id: string }>('GET', '/api/me');
  // Only one process at a time has the embedded database.
  if (!scratch.databaseUrl) await stop();

  const run = (...whose: string[]) => callArtesa(variablesFor(scratch), 'backup', ...whose);
  for (const whose of [profile.email.toUpperCase(), me.id]) {
    expect(run(whose)).toMatchObject({ status: 0, text: expect.stringContaining(backup.id) });
  }
  expect(JSON.parse(run(profile.email, backup.id).text)).toMatchObject({
    products: [{ name: numberedProduct(1).name }],
  });
  // Another file of the data folder is no backup.
  writeFileSync(join(scratch.dataDir, 'other'), gzipSync('other'));
  expect(run(me.id, '../../other')).toEqual({ status: 1, text: 'Este backup não existe.\n' });
  const refusals = {
    'bia@example.com': 'Não há conta com o email bia@example.com.',
    [backup.id]: 'Desta conta não há backups.',
  };
  for (const [whose, says] of Object.entries(refusals)) {
    expect(run(whose)).toEqual({ status: 1, text: `${says}\n` });
  }
});
