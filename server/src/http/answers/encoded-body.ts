import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppEnv } from '../app-env.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * A body in several encodings. Each is made at its first request, and cached.
 *
 * @param offered the best one first
 * @param make the bytes in one of them
 */
export function encodedBody(
  offered: readonly Encoding[],
  make: (encoding: Encoding) => Promise<Buffer>,
) {
  const made = new Map<Encoding, Promise<{ bytes: Uint8Array<ArrayBuffer>; tag: string }>>();
  const get = (encoding: Encoding) => {
    const known = made.get(encoding);
    if (known) return known;
    const fresh = make(encoding).then((bytes) => ({
      bytes: new Uint8Array(bytes),
      tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    }));
    made.set(encoding, fresh);
    return fresh;
  };
  return {
    /** Answers with the encoding that the caller likes best, under an entity tag of its own. */
    async send(c: Context<AppEnv>, type: string, status: ContentfulStatusCode = 200) {
      const encoding = choose(c, offered);
      const { bytes, tag } = await get(encoding);
      c.header('content-type', type);
      c.header('content-length', String(bytes.length));
      c.header('etag', tag);
      if (offered.length > 1) c.header('vary', 'Accept-Encoding', { append: true });
      if (encoding !== 'identity') c.header('content-encoding', encoding);
      return c.body(bytes, status);
    },
  };
}

export type EncodedBody = ReturnType<typeof encodedBody>;

/** A caller that accepts none of our encodings gets the plain bytes rather than nothing. */
function choose(c: Context<AppEnv>, offered: readonly Encoding[]): Encoding {
  const chosen = accepts(c, {
    header: 'Accept-Encoding',
    supports: [...offered],
    default: 'identity',
    match: (wishes) => {
      const liked = wishes.map(({ type, q }) => ({ type: type.toLowerCase(), q }));
      const any = liked.find(({ type }) => type === '*')?.q ?? 0;
      const quality = (name: string) => liked.find(({ type }) => type === name)?.q ?? any;
      const best = Math.max(...offered.map(quality));
      return (best > 0 && offered.find((name) => quality(name) === best)) || 'identity';
    },
  });
  return offered.find((name) => name === chosen) ?? 'identity';
}
