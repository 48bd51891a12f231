import { Secret, TOTP } from 'otpauth';

/**
 * What an authenticator app shows.
 *
 * @param secret in base32, spaces or not
 * @param ahead periods after the present one: a code is taken once, so the next use needs the next
 */
export function codeOf(secret: string, ahead = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(/\s/g, '')) });
  return totp.generate({ timestamp: Date.now() + ahead * 30_000 });
}
