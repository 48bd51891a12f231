import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindIds } from '#core/kinds/kinds.ts';
import { workshopVersion } from '#core/workshop/workshop-schemas.ts';
import { pathOf as backupPathOf } from '../features/backups/backup-file.ts';
import { answered } from './answered.ts';
import { pathOf, sampleOf } from './row-samples.ts';
import type { TestServer } from './test-server.ts';

const fileOf = (name: string) => new URL(`../../../frozen/${name}`, import.meta.url);

/**
 * Adds a workshop's file, and a backup of it, to the folder `frozen`, as the present version writes them.
 *
 * @param folder where the server's backups are
 * @throws Error where they are there: none is ever written anew
 */
export async function freezeWorkshop(server: TestServer, folder: string): Promise<void> {
  const { userId, browser } = await server.newUser();
  const add = (path: string, body?: object) =>
    answered<{ id: string }>(browser, 'POST', path, body);
  for (const kind of kindIds) {
    await add(pathOf(kind), sampleOf[kind]);
    const gone = await add(pathOf(kind), { ...sampleOf[kind], name: 'O que foi excluído' });
    await browser.call('DELETE', `${pathOf(kind)}/${gone.id}`);
  }
  const headers = { cookie: browser.cookie() };
  const file = await fetch(`${server.origin}/api/export/workshop.json`, { headers });
  freeze(`workshop-${workshopVersion}.json`, Buffer.from(await file.arrayBuffer()));
  const backup = await add('/api/backups');
  const packed = readFileSync(join(folder, backupPathOf(userId, backup.id)));
  freeze(`backup-${workshopVersion}`, packed);
}

function freeze(name: string, bytes: Uint8Array): void {
  writeFileSync(fileOf(name), bytes, { flag: 'wx' });
  const sum = createHash('sha256').update(bytes).digest('hex');
  writeFileSync(fileOf('SHA256SUMS'), `${sum}  ${name}\n`, { flag: 'a' });
}
