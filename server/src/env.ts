import { isIPv6 } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { generatedSecret } from './generated-secret.ts';
import { noRateLimits, type RateLimits, rateLimits } from './http/limits/rate-limits.ts';
import { isAddressRange, isInFigures, isLoopback } from './http/requests/address.ts';
import { keysOf } from './keys.ts';
import type { PaymentSettings } from './payments/payments.ts';
import { StartupError } from './startup-error.ts';
import type { StorageSettings } from './storage/storage.ts';

const url = (protocol: RegExp, message: string) => z.url({ protocol, error: message }).optional();

function wholeNumber(min: number, max: number) {
  const message = `deve ser um número de ${min} a ${max}`;
  return z.coerce
    .number(message)
    .int('deve ser um número inteiro')
    .min(min, message)
    .max(max, message);
}

const isLongEnough = (secret: string) => secret.length >= 32;

const backupKey = z
  .base64('deve ser a saída de: openssl rand -base64 32')
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((key) => key.length === 32, 'deve ser a saída de: openssl rand -base64 32');

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  );

/** An empty variable counts as absent, as in `PORT= npm start`. */
const variables = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'deve ser production, development ou test')
    .default('development'),
  PORT: wholeNumber(1, 65535).default(3000),
  HOST: z.string().optional(),
  DATABASE_URL: url(/^postgres(ql)?$/, 'deve ser um endereço postgres://…'),
  DATABASE_DIRECT_URL: url(/^postgres(ql)?$/, 'deve ser um endereço postgres://…'),
  DATA_DIR: z.string().default('./data'),
  SMTP_URL: url(/^smtps?$/, 'deve ser um endereço smtp://… ou smtps://…'),
  MAIL_FROM: z.string().default('Artesa <nao-responda@artesa.example>'),
  APP_URL: url(/^https?$/, 'deve ser um endereço http://… ou https://…'),
  APP_SECRET: z.string().refine(isLongEnough, 'deve ter pelo menos 32 caracteres').optional(),
  APP_SECRET_PREVIOUS: list.refine(
    (secrets) => secrets.every(isLongEnough),
    'deve ser uma lista de segredos de pelo menos 32 caracteres, separados por vírgula',
  ),
  SUPPORT_EMAIL: z.email('deve ser um endereço de email').default('suporte@artesa.example'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: url(/^https?$/, 'deve ser um endereço https://…'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_PRICE_MONTHLY: z.string().optional(),
  STRIPE_PRICE_ANNUAL: z.string().optional(),
  STRIPE_API_URL: url(/^https?$/, 'deve ser um endereço https://…'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'não é um nível conhecido',
    )
    .default('info'),
  LOG_FORMAT: z.enum(['json', 'text'], 'deve ser json ou text').optional(),
  METRICS_PORT: wholeNumber(1, 65535).optional(),
  METRICS_HOST: z.string().optional(),
  TRUSTED_PROXIES: list.refine((ranges) => ranges.every(isAddressRange), {
    error: 'deve ser uma lista de endereços IP ou blocos CIDR, separados por vírgula',
  }),
  STOP_SECONDS: wholeNumber(2, 600).default(9),
  BACKUP_KEY: backupKey.optional(),
  BACKUP_KEY_PREVIOUS: list.pipe(z.array(backupKey)),
  S3_BUCKET_URL: url(/^https?$/, 'deve ser um endereço https://…'),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  RATE_LIMITS: z.enum(['0', '1'], 'deve ser 0 ou 1').default('1'),
  ALLOW_EMBEDDED: z.enum(['0', '1'], 'deve ser 0 ou 1').default('0'),
  ALLOW_LAN: z.enum(['0', '1'], 'deve ser 0 ou 1').default('0'),
});

/**
 * The configuration, checked as a whole.
 *
 * @param secretIn answers the secret of a data folder where APP_SECRET is not set
 * @throws StartupError that names every variable at fault, in one line
 */
export function readEnv(source: NodeJS.ProcessEnv, secretIn = generatedSecret) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    throw new StartupError(`Configuração inválida: ${faults.join('; ')}.`);
  }
  const { data } = parsed;
  const production = data.NODE_ENV === 'production';
  const dataDir = resolve(data.DATA_DIR);
  if (production && data.RATE_LIMITS === '0') {
    throw new StartupError(
      'Em produção os limites de tentativas não podem ser desligados: retire RATE_LIMITS=0.',
    );
  }
  if (production && data.ALLOW_EMBEDDED !== '1') refuseLocalSubstitutes(data);
  const appUrl = (data.APP_URL ?? `http://${ownName(data.HOST)}:${data.PORT}`).replace(/\/+$/, '');
  return {
    production,
    /** Whether what is only for this computer's users, or its network's, may be shown. */
    isLocal: isLocal(data, appUrl),
    port: data.PORT,
    /** The addresses to listen on, the needed one first; undefined stands for all there are. */
    hosts: hosts(data.HOST, production),
    /** Where people reach the product, without a trailing slash. */
    appUrl,
    databaseUrl: data.DATABASE_URL,
    /** Where `databaseUrl` is a pooler: what leads past it. */
    databaseDirectUrl: data.DATABASE_DIRECT_URL,
    dataDir,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    supportEmail: data.SUPPORT_EMAIL,
    keys: keysOf(data.APP_SECRET ?? secretIn(dataDir), ...data.APP_SECRET_PREVIOUS),
    logLevel: data.LOG_LEVEL,
    /** Undefined leaves it to where the log goes. */
    logFormat: data.LOG_FORMAT,
    /** Where figures for Prometheus are; undefined for nowhere. */
    metrics: data.METRICS_PORT
      ? { hosts: hosts(data.METRICS_HOST, false), port: data.METRICS_PORT }
      : undefined,
    google: googleClient(data, production),
    paymentSettings: paymentSettings(data, production),
    storage: storageSettings(data, dataDir),
    /** Addresses and CIDR ranges whose X-Forwarded-For is believed. */
    trustedProxies: data.TRUSTED_PROXIES,
    rateLimits: (data.RATE_LIMITS === '1' ? rateLimits : noRateLimits) as RateLimits,
    /** How long requests and jobs under way may take once the process was signalled to stop. */
    stopWithinMs: data.STOP_SECONDS * 1000,
  };
}

export type Env = ReturnType<typeof readEnv>;

/** Both addresses that `localhost` stands for; a machine may have the first alone. */
const loopback = ['127.0.0.1', '::1'] as const;

function hosts(
  host: string | undefined,
  production: boolean,
): readonly [string | undefined, ...string[]] {
  if (host === undefined && production) return [undefined];
  return host === undefined || host === 'localhost' ? loopback : [host];
}

function ownName(host: string | undefined): string {
  if (!host || ['0.0.0.0', '::', ...loopback].includes(host)) return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

/**
 * Whether what is for this computer's own users may be shown: the emails that are stored here, accounts with
 * public passwords. With ALLOW_LAN those of its network are meant too.
 *
 * @throws StartupError where an address contradicts that, or would carry passwords in the open
 */
function isLocal(data: z.infer<typeof variables>, appUrl: string): boolean {
  const address = new URL(appUrl);
  const lan = data.ALLOW_LAN === '1';
  if (data.NODE_ENV === 'production' && address.protocol === 'http:' && !isLoopback(address)) {
    throw new StartupError(
      'Em produção APP_URL deve ser um endereço https://…; http:// só vale para localhost.',
    );
  }
  if (lan && !isLoopback(address) && !isInFigures(address)) {
    throw new StartupError(
      'ALLOW_LAN=1 só vale com APP_URL em números, como http://192.168.0.7:3000: com um nome público qualquer pessoa veria os emails.',
    );
  }
  return data.NODE_ENV !== 'production' && (lan || isLoopback(address));
}

function googleClient(data: z.infer<typeof variables>, production: boolean) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = data;
  const issuer = data.GOOGLE_ISSUER ?? 'https://accounts.google.com';
  if (production && issuer.startsWith('http:')) {
    throw new StartupError('Em produção GOOGLE_ISSUER deve ser um endereço https://….');
  }
  if (clientId && clientSecret) return { clientId, clientSecret, issuer };
  if (!clientId && !clientSecret) return undefined;
  throw new StartupError('GOOGLE_CLIENT_ID e GOOGLE_CLIENT_SECRET só valem juntos.');
}

const paymentVariables = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_MONTHLY',
  'STRIPE_PRICE_ANNUAL',
] as const;

const providerAddress = 'https://api.stripe.com';

function paymentSettings(
  data: z.infer<typeof variables>,
  production: boolean,
): PaymentSettings | undefined {
  const apiUrl = (data.STRIPE_API_URL ?? providerAddress).replace(/\/+$/, '');
  if (production && apiUrl !== providerAddress && data.ALLOW_EMBEDDED !== '1') {
    throw new StartupError(
      'Em produção os pagamentos não podem ser simulados: retire STRIPE_API_URL.',
    );
  }
  const [secretKey, webhookSecret, monthly, annual] = paymentVariables.map((name) => data[name]);
  if (secretKey && webhookSecret && monthly && annual) {
    return { secretKey, webhookSecret, prices: { monthly, annual }, apiUrl };
  }
  if (!secretKey && !webhookSecret && !monthly && !annual) return undefined;
  throw new StartupError(`${paymentVariables.join(', ')} só valem juntas.`);
}

function storageSettings(data: z.infer<typeof variables>, dataDir: string): StorageSettings {
  const { S3_BUCKET_URL, S3_ACCESS_KEY_ID: accessKeyId, BACKUP_KEY: key } = data;
  const { S3_SECRET_ACCESS_KEY: secretAccessKey } = data;
  const folder = join(dataDir, 'backups');
  const older = data.BACKUP_KEY_PREVIOUS;
  if (!key && older.length > 0) {
    throw new StartupError('BACKUP_KEY_PREVIOUS só vale com BACKUP_KEY.');
  }
  const keys = key ? ([key, ...older] as const) : undefined;
  if (!S3_BUCKET_URL && !accessKeyId && !secretAccessKey) {
    return { folder, bucket: undefined, keys };
  }
  if (!S3_BUCKET_URL || !accessKeyId || !secretAccessKey) {
    throw new StartupError(
      'S3_BUCKET_URL, S3_ACCESS_KEY_ID e S3_SECRET_ACCESS_KEY só valem juntas.',
    );
  }
  if (!keys) {
    throw new StartupError(
      'Com S3_BUCKET_URL é preciso BACKUP_KEY, que cifra os backups (openssl rand -base64 32).',
    );
  }
  const url = S3_BUCKET_URL.replace(/\/+$/, '');
  return { folder, bucket: { url, region: data.S3_REGION, accessKeyId, secretAccessKey }, keys };
}

function refuseLocalSubstitutes(data: z.infer<typeof variables>): void {
  const required = [
    'DATABASE_URL',
    'SMTP_URL',
    'APP_URL',
    'APP_SECRET',
    ...paymentVariables,
  ] as const;
  const missing = required.filter((name) => data[name] === undefined);
  if (missing.length > 0) {
    throw new StartupError(
      `Em produção faltam ${missing.join(', ')} (ou ALLOW_EMBEDDED=1 para aceitar os substitutos locais).`,
    );
  }
}
