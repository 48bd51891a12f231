import { expect, test } from 'vitest';
import type { Env } from '../env.ts';
import { keysOf } from '../keys.ts';
import type { Manifest } from './manifest.ts';
import { fingerprintsOf, secretsToSet } from './secrets.ts';

const [old, present, other] = ['old', 'present', 'other'].map((name) => name.padEnd(32, '-')) as [
  string,
  string,
  string,
];
const key = (byte: number) => new Uint8Array(32).fill(byte);

const configured = (
  secrets: [string, ...string[]],
  keys?: [Uint8Array, ...Uint8Array[]],
): Pick<Env, 'keys' | 'storage'> => ({
  keys: keysOf(...secrets),
  storage: { folder: '', bucket: undefined, keys },
});

const madeWith = (
  ...made: Parameters<typeof configured>
): Pick<Manifest, 'secrets' | 'bucket'> => ({
  secrets: fingerprintsOf(configured(...made)),
  bucket: false,
});

const at = '/data/app-secret';

test('where every secret is set, nothing is asked for', () => {
  const manifest = madeWith([old, other], [key(1)]);
  const env = configured([present, old, other], [key(2), key(1)]);
  expect(secretsToSet(manifest, env, undefined, true)).toEqual([]);
});

test('a generated secret that came along goes into APP_SECRET_PREVIOUS where another one is set', () => {
  expect(secretsToSet(madeWith([old]), configured([present]), { text: old, at }, false)).toEqual([
    `Antes de iniciar o servidor, ponha o conteúdo de ${at} em APP_SECRET_PREVIOUS: sem ele, quem entrou enquanto ele valia sai da conta, e os segundos fatores de então não podem ser conferidos.`,
  ]);
  // The backup was made without it, though it lay there.
  const [message] = secretsToSet(
    madeWith([present]),
    configured([present]),
    { text: old, at },
    false,
  );
  expect(message).toContain(at);
  expect(secretsToSet(madeWith([old]), configured([old]), { text: old, at }, false)).toEqual([]);
});

test('a configured secret that is missing is asked for by the names of its variables', () => {
  const [message, ...more] = secretsToSet(madeWith([old]), configured([present]), undefined, false);
  expect(message).toContain('defina-o em APP_SECRET, ou em APP_SECRET_PREVIOUS');
  expect(more).toEqual([]);
});

test('a missing BACKUP_KEY is asked for where it sealed something', () => {
  const manifest = madeWith([old], [key(1)]);
  const env = configured([old], [key(2)]);
  expect(secretsToSet(manifest, env, undefined, false)).toEqual([]);
  for (const messages of [
    secretsToSet(manifest, env, undefined, true),
    secretsToSet({ ...manifest, bucket: true }, env, undefined, false),
  ]) {
    expect(messages).toEqual([expect.stringContaining('BACKUP_KEY_PREVIOUS')]);
  }
});

test('a fingerprint is no part of the secret', () => {
  const { appSecrets } = fingerprintsOf(configured([present]));
  expect(appSecrets).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/)]);
});
