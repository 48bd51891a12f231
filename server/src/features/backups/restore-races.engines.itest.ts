import { beforeAll, expect, test } from 'vitest';
import type { StockAct } from '#core/stock/stock-schemas.ts';
import type { Backup, RestoredBackup } from '#core/workshop/backup-schemas.ts';
import type { Workshop } from '#core/workshop/workshop-schemas.ts';
import { addYarnAndPieces } from '../../testing/add-yarn-and-pieces.ts';
import { answered } from '../../testing/answered.ts';
import { takenBackOf } from '../../testing/same-workshop.ts';
import { findWrongSums } from '../../testing/stock-sums.ts';
import { sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

test('what moves while a backup is restored is before it or after it, never lost', async () => {
  const { userId, browser } = await server.newUser();
  const { material } = await addYarnAndPieces(browser);
  const { id } = await answered<Backup>(browser, 'POST', '/api/backups');
  const loss = { kind: 'loss', quantity: 1 };
  const path = `/api/materials/${material.id}/movements`;
  const [restored, ...lost] = await Promise.all([
    answered<RestoredBackup>(browser, 'POST', `/api/backups/${id}/restore`),
    ...[1, 2, 3].map(() => answered<StockAct>(browser, 'POST', path, loss)),
  ]);
  const before = await answered<Workshop>(browser, 'GET', `/api/backups/${restored.before.id}`);
  const now = await answered<Workshop>(browser, 'GET', '/api/export/workshop.json');
  const takenBack = takenBackOf(now.movements ?? []);
  for (const each of lost) {
    expect(now.movements?.some((movement) => movement.id === each.id)).toBe(true);
    const wasThere = before.movements?.some((movement) => movement.id === each.id);
    expect(takenBack.has(each.id)).toBe(wasThere);
  }
  expect(await findWrongSums(server.services.db, userId)).toEqual([]);
});
