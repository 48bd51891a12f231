import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openTarget } from './target.ts';

test('a database that does not open is left for its owner to move away', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'artesa-target-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const folder = join(dataDir, 'postgres');
  mkdirSync(folder);
  writeFileSync(join(folder, 'PG_VERSION'), '18');
  // Of one that ended halfway.
  mkdirSync(`${folder}.draft`);
  const env = { databaseUrl: undefined, databaseDirectUrl: undefined, dataDir };
  await expect(openTarget(env)).rejects.toThrow(
    `A pasta ${folder} tem um banco de dados que não abre: mude-a de lugar e repita.`,
  );
  expect(readdirSync(folder)).toEqual(['PG_VERSION']);
  expect(readdirSync(dataDir)).not.toContain('postgres.draft');
});
