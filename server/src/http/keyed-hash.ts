import { createHmac } from 'node:crypto';

/** What only who has the key can make of a text. */
export const keyedHash = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');
