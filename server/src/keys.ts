import { createHmac, hkdfSync } from 'node:crypto';

/** The keys of one purpose: the first makes whatever is new, all read what is there. */
export type KeyRing = readonly [present: string, ...older: string[]];

/** What is made of `APP_SECRET`. Whoever learns one of these learns none of the others. */
export interface Keys {
  /** Signs cookies, and the links in emails. */
  readonly links: KeyRing;
  /** Encrypts what authenticator apps share with us. */
  readonly secondFactors: KeyRing;
  /** Hashes whoever is counted or logged. Nothing of before is read. */
  readonly names: string;
  /** The secrets themselves, with which older versions made everything. */
  readonly former: readonly string[];
}

/** @param secrets the present `APP_SECRET`, and after it those of before, 32 characters or more each */
export function keysOf(...secrets: [string, ...string[]]): Keys {
  const [present, ...before] = secrets;
  const ring = (purpose: string): KeyRing => [
    derive(present, purpose),
    ...before.map((each) => derive(each, purpose)),
    ...secrets,
  ];
  return {
    links: ring('cookies and links'),
    secondFactors: ring('second factors'),
    names: derive(present, 'names'),
    former: secrets,
  };
}

/** HKDF (RFC 5869) with SHA-256: 32 bytes, in base64url. */
const derive = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `artesa: ${purpose}`, 32)).toString('base64url');

/** What only who has the key can make of a text. */
export const keyedHash = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');
