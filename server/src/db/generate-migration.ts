import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import config from '../../drizzle.config.ts';
import { completeMigration } from './complete-migration.ts';

const folder = String(config.out);

const migrations = () => readdirSync(folder).filter((name) => name.endsWith('.sql'));

const before = migrations();
const drizzleKit = ['node_modules/drizzle-kit/bin.cjs', 'generate'];
const options = ['--config', 'server/drizzle.config.ts', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, [...drizzleKit, ...options], { stdio: 'inherit' });
for (const name of migrations().filter((each) => !before.includes(each))) {
  const file = join(folder, name);
  writeFileSync(file, completeMigration(readFileSync(file, 'utf8')));
}
// drizzle-kit reads the newest snapshot alone; beside it the one before shows what changed.
const meta = join(folder, 'meta');
const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
for (const name of snapshots.sort().slice(0, -2)) rmSync(join(meta, name));
process.exitCode = status ?? 1;
