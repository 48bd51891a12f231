import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError, unusableFolder } from './startup-error.ts';

/**
 * A secret made once and stored, so that a restart signs nobody out.
 *
 * @throws StartupError when it can be neither made nor read
 */
export function generatedSecret(dataDir: string): string {
  const file = join(dataDir, 'app-secret');
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (!existsSync(file)) createWhole(file, randomBytes(32).toString('base64url'));
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    const lostTheRace = code === 'EEXIST' && syscall === 'link';
    if (!lostTheRace) throw unusableFolder(dataDir, error);
  }
  return readSecret(file);
}

/** Processes that start together agree on the first one's secret and never see half of it. */
function createWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } finally {
    rmSync(draft);
  }
}

/** What readEnv() asks for in place of a generated secret: the one that is there, and none is made. */
export function storedSecret(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, 'app-secret'), 'utf8').trim();
  } catch {
    return '';
  }
}

function readSecret(file: string): string {
  try {
    const secret = readFileSync(file, 'utf8').trim();
    if (secret.length >= 32) return secret;
  } catch {
    // Reported below: an unreadable file and a cut one need the same act.
  }
  throw new StartupError(`O segredo em ${file} não pode ser lido; apague-o ou defina APP_SECRET.`);
}
