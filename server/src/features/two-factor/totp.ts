import { Secret, TOTP } from 'otpauth';

/** RFC 6238 with what every authenticator app understands. */
const settings = { issuer: 'Artesa', algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Clocks differ, so the codes before and after the present one count too. */
const window = 1;

/** 160 random bits in base32, as RFC 4226 recommends. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app reads from a QR code (otpauth://totp/…). */
export const setupUri = (secret: string, email: string): string => totp(secret, email).toString();

/**
 * The half minute of this code, counted from 1970; undefined when the code does not count now. A
 * caller that remembers the last one can refuse a repeated code.
 */
export function stepOfCode(secret: string, code: string): number | undefined {
  const timestamp = Date.now();
  const delta = totp(secret).validate({ token: code, timestamp, window });
  return delta === null ? undefined : TOTP.counter({ period: settings.period, timestamp }) + delta;
}

const totp = (secret: string, label = '') =>
  new TOTP({ ...settings, label, secret: Secret.fromBase32(secret) });
