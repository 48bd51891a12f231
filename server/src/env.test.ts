import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { noRateLimits, rateLimits } from './http/limits/rate-limits.ts';
import { keysOf } from './keys.ts';
import { StartupError } from './startup-error.ts';

const secret = 'a secret of thirty-two characters or more';
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'artesa-env-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const read = (variables: Record<string, string> = {}) =>
  readEnv({ DATA_DIR: dataDir, ...variables });

function refusal(variables: Record<string, string>): string {
  try {
    read(variables);
  } catch (error) {
    if (error instanceof StartupError) return error.message;
  }
  throw new Error('not refused');
}

test('without any variable everything has its default', () => {
  expect(read({ APP_SECRET: secret })).toEqual({
    production: false,
    isLocal: true,
    port: 3000,
    hosts: ['127.0.0.1', '::1'],
    appUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    dataDir,
    smtpUrl: undefined,
    mailFrom: 'Artesa <nao-responda@artesa.example>',
    supportEmail: 'suporte@artesa.example',
    keys: keysOf(secret),
    logLevel: 'info',
    storage: { folder: join(dataDir, 'backups'), bucket: undefined, key: undefined },
    trustedProxies: [],
    rateLimits,
    stopWithinMs: 9_000,
  });
});

test('an empty variable counts as absent', () => {
  const empty = {
    PORT: '',
    HOST: '',
    DATABASE_URL: '',
    DATABASE_DIRECT_URL: '',
    SMTP_URL: '',
    APP_URL: '',
    LOG_LEVEL: '',
  };
  expect(read({ APP_SECRET: secret, ...empty })).toEqual(read({ APP_SECRET: secret }));
});

test('the address follows the port, and loses its last slash', () => {
  expect(read({ PORT: '8080' }).appUrl).toBe('http://localhost:8080');
  expect(read({ APP_URL: 'https://artesa.example/' }).appUrl).toBe('https://artesa.example');
});

test.each<[Record<string, string>, (string | undefined)[], string]>([
  [{}, ['127.0.0.1', '::1'], 'http://localhost:3000'],
  [{ HOST: 'localhost' }, ['127.0.0.1', '::1'], 'http://localhost:3000'],
  [{ HOST: '::1' }, ['::1'], 'http://localhost:3000'],
  [{ HOST: '0.0.0.0' }, ['0.0.0.0'], 'http://localhost:3000'],
  [{ HOST: '192.0.2.7' }, ['192.0.2.7'], 'http://192.0.2.7:3000'],
  [{ HOST: 'fd00::7' }, ['fd00::7'], 'http://[fd00::7]:3000'],
  [
    { HOST: '192.0.2.7', APP_URL: 'https://artesa.example' },
    ['192.0.2.7'],
    'https://artesa.example',
  ],
  [{ NODE_ENV: 'production', ALLOW_EMBEDDED: '1' }, [undefined], 'http://localhost:3000'],
  [
    { NODE_ENV: 'production', ALLOW_EMBEDDED: '1', HOST: 'localhost' },
    ['127.0.0.1', '::1'],
    'http://localhost:3000',
  ],
])('with %j it listens on %j and lives at %s', (variables, hosts, appUrl) => {
  expect(read({ APP_SECRET: secret, ...variables })).toMatchObject({ hosts, appUrl });
});

test('a secret is made once, kept for its owner alone, and used again', () => {
  const [first] = read().keys.former;
  expect(first?.length).toBeGreaterThanOrEqual(43);
  expect(read().keys.former).toEqual([first]);
  const file = join(dataDir, 'app-secret');
  expect(readFileSync(file, 'utf8')).toBe(first);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('secrets of before are read after the present one', () => {
  const [one, two] = ['1', '2'].map((each) => each.repeat(32)) as [string, string];
  const { keys } = read({ APP_SECRET: secret, APP_SECRET_PREVIOUS: `${one}, ${two}` });
  expect(keys).toEqual(keysOf(secret, one, two));
  const { links, secondFactors, names } = keys;
  // A purpose has a key of its own, whichever secret it is made of.
  expect(new Set([...links, ...secondFactors, names]).size).toBe(3 + 3 + 3 + 1);
});

test('a kept secret that was cut is refused, not replaced', () => {
  writeFileSync(join(dataDir, 'app-secret'), 'curto');
  expect(refusal({})).toBe(
    `O segredo em ${join(dataDir, 'app-secret')} não pode ser lido; apague-o ou defina APP_SECRET.`,
  );
});

test.each<[string, Record<string, string>, string]>([
  ['a port that is no number', { PORT: 'abc' }, 'PORT deve ser um número de 1 a 65535'],
  ['port 0', { PORT: '0' }, 'PORT deve ser um número de 1 a 65535'],
  ['a port that is too high', { PORT: '65536' }, 'PORT deve ser um número de 1 a 65535'],
  ['half a port', { PORT: '80.5' }, 'PORT deve ser um número inteiro'],
  [
    'another database',
    { DATABASE_URL: 'mysql://ana:senha@127.0.0.1/artesa' },
    'DATABASE_URL deve ser um endereço postgres://…',
  ],
  [
    'an SMTP address that is none',
    { SMTP_URL: 'ana:senha' },
    'SMTP_URL deve ser um endereço smtp://… ou smtps://…',
  ],
  ['a short secret', { APP_SECRET: 'curto' }, 'APP_SECRET deve ter pelo menos 32 caracteres'],
  [
    'a short one of before',
    { APP_SECRET_PREVIOUS: `${secret}, curto` },
    'APP_SECRET_PREVIOUS deve ser uma lista de segredos de pelo menos 32 caracteres, separados por vírgula',
  ],
  [
    'an unknown kind of run',
    { NODE_ENV: 'prod' },
    'NODE_ENV deve ser production, development ou test',
  ],
  ['an unknown log level', { LOG_LEVEL: 'alto' }, 'LOG_LEVEL não é um nível conhecido'],
])('%s is refused in its own words', (_what, variables, fault) => {
  expect(refusal({ APP_SECRET: secret, ...variables })).toBe(`Configuração inválida: ${fault}.`);
});

test('every variable at fault is named, and no value is shown', () => {
  const message = refusal({
    PORT: '70000',
    DATABASE_URL: 'mysql://ana:hunter2@db/artesa',
    DATABASE_DIRECT_URL: 'mysql://ana:hunter2@db/artesa',
    SMTP_URL: 'http://ana:hunter2@mail',
    APP_URL: 'ftp://artesa.example',
    APP_SECRET: 'hunter2',
    SUPPORT_EMAIL: 'hunter2',
    LOG_LEVEL: 'hunter2',
    TRUSTED_PROXIES: '10.0.0.0/8, hunter2',
    RATE_LIMITS: 'hunter2',
    STOP_SECONDS: 'hunter2',
    ALLOW_EMBEDDED: 'hunter2',
  });
  for (const name of [
    'PORT',
    'DATABASE_URL',
    'DATABASE_DIRECT_URL',
    'SMTP_URL',
    'APP_URL',
    'APP_SECRET',
  ]) {
    expect(message).toContain(`${name} deve`);
  }
  expect(message).toMatch(/SUPPORT_EMAIL deve.+LOG_LEVEL não é.+ALLOW_EMBEDDED deve/);
  expect(message).toMatch(/TRUSTED_PROXIES deve.+STOP_SECONDS deve.+RATE_LIMITS deve/);
  expect(message).not.toMatch(/hunter2|70000|\n/);
});

test('production needs everything, or a word that the substitutes are meant', () => {
  const production = { NODE_ENV: 'production' };
  const missing = (names: string) =>
    `Em produção faltam ${names} (ou ALLOW_EMBEDDED=1 para aceitar os substitutos locais).`;
  expect(refusal(production)).toBe(
    missing(
      'DATABASE_URL, SMTP_URL, APP_URL, APP_SECRET, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_MONTHLY, STRIPE_PRICE_ANNUAL',
    ),
  );
  expect(read({ ...production, ALLOW_EMBEDDED: '1' }).production).toBe(true);
  const complete = {
    ...production,
    DATABASE_URL: 'postgres://db/artesa',
    SMTP_URL: 'smtps://mail',
    APP_URL: 'https://artesa.example',
    APP_SECRET: secret,
    ...payment,
  };
  expect(read(complete)).toMatchObject({ production: true, databaseUrl: complete.DATABASE_URL });
  const { NODE_ENV: _, ...needed } = complete;
  for (const name of Object.keys(needed)) {
    expect(refusal({ ...complete, [name]: '' })).toBe(missing(name));
  }
});

const production = { NODE_ENV: 'production', ALLOW_EMBEDDED: '1' };
const lan = { HOST: '0.0.0.0', ALLOW_LAN: '1' };

test.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ NODE_ENV: 'test' }, true],
  [{ HOST: '0.0.0.0' }, true],
  [{ APP_URL: 'http://[::1]:3000' }, true],
  [{ APP_URL: 'https://artesa.example' }, false],
  [{ APP_URL: 'http://localhost.artesa.example' }, false],
  [{ HOST: '192.168.0.7' }, false],
  [{ ...lan, APP_URL: 'http://192.168.0.7:3000' }, true],
  [{ ...lan, APP_URL: 'http://[fd00::7]:3000' }, true],
  [production, false],
  [{ ...production, APP_URL: 'http://127.0.0.1:8080' }, false],
  [{ ...production, APP_URL: 'https://artesa.example' }, false],
])('with %j what is for this computer alone is shown: %s', (variables, isLocal) => {
  expect(read({ APP_SECRET: secret, ...variables }).isLocal).toBe(isLocal);
});

test.each<[Record<string, string>, RegExp]>([
  [{ ...production, APP_URL: 'http://artesa.example' }, /^Em produção APP_URL deve ser .+ https/],
  [{ ...production, APP_URL: 'http://192.168.0.7:3000' }, /^Em produção APP_URL deve ser/],
  [{ ...production, HOST: '192.168.0.7' }, /^Em produção APP_URL deve ser/],
  [{ ...lan, APP_URL: 'http://artesa.example' }, /^ALLOW_LAN=1 só vale com APP_URL em números/],
])('%j is refused', (variables, message) => {
  expect(refusal({ APP_SECRET: secret, ...variables })).toMatch(message);
});

test('proxies are addresses and ranges, of either kind', () => {
  const list = ['10.0.0.0/8', '192.168.1.7', 'fd00::/8'];
  expect(read({ TRUSTED_PROXIES: ` ${list.join(' , ')},` }).trustedProxies).toEqual(list);
  for (const wrong of ['10.0.0.0/33', '10.0.0/8', 'proxy.example', 'fd00::/129', '10.0.0.1/']) {
    expect(refusal({ TRUSTED_PROXIES: wrong })).toMatch(/TRUSTED_PROXIES deve/);
  }
});

test('Google needs both of its variables, and in production https', () => {
  const both = { GOOGLE_CLIENT_ID: 'artesa', GOOGLE_CLIENT_SECRET: 'hunter2' };
  const google = { clientId: 'artesa', clientSecret: 'hunter2' };
  expect(read().google).toBeUndefined();
  expect(read(both).google).toEqual({ ...google, issuer: 'https://accounts.google.com' });
  for (const name of Object.keys(both)) {
    expect(refusal({ [name]: 'hunter2' })).toBe(
      'GOOGLE_CLIENT_ID e GOOGLE_CLIENT_SECRET só valem juntos.',
    );
  }
  const issuer = 'http://127.0.0.1:4000';
  expect(read({ ...both, GOOGLE_ISSUER: issuer }).google).toEqual({ ...google, issuer });
  const production = { NODE_ENV: 'production', ALLOW_EMBEDDED: '1' };
  expect(refusal({ ...production, ...both, GOOGLE_ISSUER: issuer })).toMatch(/GOOGLE_ISSUER deve/);
});

const payment = {
  STRIPE_SECRET_KEY: 'sk_hunter2',
  STRIPE_WEBHOOK_SECRET: 'whsec_hunter2',
  STRIPE_PRICE_MONTHLY: 'price_month',
  STRIPE_PRICE_ANNUAL: 'price_year',
};

test('payment needs all of its variables, and in production the real address', () => {
  const settings = {
    secretKey: 'sk_hunter2',
    webhookSecret: 'whsec_hunter2',
    prices: { monthly: 'price_month', annual: 'price_year' },
    apiUrl: 'https://api.stripe.com',
  };
  expect(read().paymentSettings).toBeUndefined();
  expect(read(payment).paymentSettings).toEqual(settings);
  for (const name of Object.keys(payment)) {
    expect(refusal({ ...payment, [name]: '' })).toBe(
      'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_MONTHLY, STRIPE_PRICE_ANNUAL só valem juntas.',
    );
  }
  const STRIPE_API_URL = 'http://127.0.0.1:3001';
  const simulated = { ...settings, apiUrl: STRIPE_API_URL };
  expect(read({ ...payment, STRIPE_API_URL: `${STRIPE_API_URL}/` }).paymentSettings).toEqual(
    simulated,
  );
  const production = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://db/artesa',
    SMTP_URL: 'smtps://mail',
    APP_URL: 'https://artesa.example',
    APP_SECRET: secret,
    ...payment,
  };
  expect(refusal({ ...production, STRIPE_API_URL })).toMatch(/retire STRIPE_API_URL/);
  expect(read({ ...production, ALLOW_EMBEDDED: '1', STRIPE_API_URL }).paymentSettings).toEqual(
    simulated,
  );
});

test('a bucket needs all of its variables, and a key for what leaves the machine', () => {
  const key = Buffer.alloc(32, 7);
  const bucket = {
    S3_BUCKET_URL: 'https://s3.example/copias/',
    S3_ACCESS_KEY_ID: 'artesa',
    S3_SECRET_ACCESS_KEY: 'hunter2',
  };
  const BACKUP_KEY = key.toString('base64');
  expect(read({ ...bucket, BACKUP_KEY }).storage).toEqual({
    folder: join(dataDir, 'backups'),
    bucket: {
      url: 'https://s3.example/copias',
      region: 'us-east-1',
      accessKeyId: 'artesa',
      secretAccessKey: 'hunter2',
    },
    keys: [key],
  });
  const older = Buffer.alloc(32, 8);
  const BACKUP_KEY_PREVIOUS = older.toString('base64');
  expect(read({ BACKUP_KEY, BACKUP_KEY_PREVIOUS }).storage).toMatchObject({
    bucket: undefined,
    keys: [key, older],
  });
  expect(refusal({ BACKUP_KEY_PREVIOUS })).toMatch(/só vale com BACKUP_KEY/);
  for (const name of Object.keys(bucket)) {
    expect(refusal({ ...bucket, BACKUP_KEY, [name]: '' })).toBe(
      'S3_BUCKET_URL, S3_ACCESS_KEY_ID e S3_SECRET_ACCESS_KEY só valem juntas.',
    );
  }
  expect(refusal(bucket)).toMatch(/é preciso BACKUP_KEY/);
  for (const wrong of ['hunter2', Buffer.alloc(31).toString('base64')]) {
    expect(refusal({ BACKUP_KEY: wrong })).toMatch(/BACKUP_KEY deve ser a saída/);
    expect(refusal({ BACKUP_KEY, BACKUP_KEY_PREVIOUS: wrong })).toMatch(/deve ser a saída/);
  }
});

test('figures are nowhere, or on a port that this computer alone reaches', () => {
  expect(read().metrics).toBeUndefined();
  const metrics = (more = {}) => read({ METRICS_PORT: '9464', ...more }).metrics;
  expect(metrics()).toEqual({ hosts: ['127.0.0.1', '::1'], port: 9464 });
  expect(metrics({ NODE_ENV: 'production', ALLOW_EMBEDDED: '1' })?.hosts).toEqual(metrics()?.hosts);
  expect(metrics({ METRICS_HOST: '0.0.0.0' })?.hosts).toEqual(['0.0.0.0']);
  expect(refusal({ METRICS_PORT: '0' })).toMatch(/METRICS_PORT deve ser um número de 1 a 65535/);
  expect(refusal({ LOG_FORMAT: 'bonito' })).toMatch(/LOG_FORMAT deve ser json ou text/);
});

test('a stop may take from two seconds to ten minutes', () => {
  expect(read({ STOP_SECONDS: '600' }).stopWithinMs).toBe(600_000);
  for (const STOP_SECONDS of ['1', '601', '2.5']) {
    expect(refusal({ STOP_SECONDS })).toMatch(/STOP_SECONDS deve ser um número/);
  }
});

test('limits can be turned off, but not in production', () => {
  expect(read({ RATE_LIMITS: '0' }).rateLimits).toBe(noRateLimits);
  const production = { NODE_ENV: 'production', ALLOW_EMBEDDED: '1' };
  expect(refusal({ ...production, RATE_LIMITS: '0' })).toMatch(/retire RATE_LIMITS=0/);
});
