import { AwsClient } from 'aws4fetch';
import {
  type BucketSettings,
  isPath,
  type Storage,
  StorageError,
  type StoredFile,
  UnreadableError,
  within,
} from './storage.ts';

/** How long a bucket may take for its whole answer, in milliseconds: somebody may wait for it. */
const patienceMs = 10_000;

/** What a bucket has to take of a file that is sent, in bytes per millisecond, beyond its patience. */
const slowestUpload = 100;

/** The largest page of a list, and the largest refusal. */
const maxXmlBytes = 4 * 1024 * 1024;

interface Call {
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly most?: number;
}

interface BucketOptions {
  readonly pageSize?: number;
  readonly patience?: number;
}

/** Files in an S3-compatible bucket. Calls are signed with the secret and follow no redirect. */
export function bucketStorage(
  settings: BucketSettings,
  { pageSize = 1000, patience = patienceMs }: BucketOptions = {},
): Storage {
  const client = new AwsClient({ ...settings, service: 's3', retries: 2, initRetryMs: 500 });
  const addressOf = (path: string) => `${settings.url}/${path}`;

  const ask = async (method: string, address: string, { body, most = maxXmlBytes }: Call) => {
    const forBody = Math.ceil((body?.length ?? 0) / slowestUpload);
    const signal = AbortSignal.timeout(patience + forBody);
    const wholeAnswer = async () => {
      const init = { method, signal, redirect: 'manual', ...(body && { body }) } as const;
      const { ok, status, body: answer } = await client.fetch(address, init);
      return { ok, status, bytes: await within(ok ? most : maxXmlBytes, answer ?? []) };
    };
    // Node forgets a request's signal now and then, once the head of the answer is there.
    const outOfTime = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    try {
      return await Promise.race([wholeAnswer(), outOfTime]);
    } catch (cause) {
      if (cause instanceof UnreadableError) throw cause;
      const fault = signal.aborted ? 'does not answer in time' : 'is out of reach';
      throw new StorageError(`the bucket ${fault}` as const, undefined, { cause });
    }
  };

  /** Calls the bucket for its answer; undefined where there is no such thing. */
  const call = async (method: string, address: string, more: Call = {}) => {
    const { ok, status, bytes } = await ask(method, address, more);
    if (ok) return bytes;
    if (status === 404) return undefined;
    const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(bytes.toString()) ?? [];
    const does = status < 400 ? 'leads elsewhere' : 'refuses';
    throw new StorageError(`the bucket ${does}` as const, `${status} ${code}`.trim());
  };

  return {
    async write(path, bytes) {
      const taken = await call('PUT', addressOf(path), { body: new Uint8Array(bytes) });
      if (!taken) throw new StorageError('there is no such bucket', 'NoSuchBucket');
    },
    read: (path, most) => call('GET', addressOf(path), { most }),
    async remove(path) {
      await call('DELETE', addressOf(path));
    },
    async *list(folder): AsyncGenerator<StoredFile> {
      let token: string | undefined;
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix: `${folder}/`,
          'max-keys': String(pageSize),
          ...(token && { 'continuation-token': token }),
        });
        const page = (await call('GET', `${settings.url}?${query}`))?.toString();
        if (page === undefined) throw new StorageError('there is no such bucket', 'NoSuchBucket');
        yield* filesOn(page, folder);
        token = textIn(page, 'NextContinuationToken');
      } while (token);
    },
  };
}

/** What a page of a list names of its folder, and nothing else that it may name. */
function* filesOn(page: string, folder: string): Generator<StoredFile> {
  for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const path = textIn(entry, 'Key') ?? '';
    const changedAt = new Date(textIn(entry, 'LastModified') ?? 0);
    if (isPath(path) && path.startsWith(`${folder}/`)) yield { path, changedAt };
  }
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** The text of the first element of this name. Paths are ours and hold nothing that XML escapes. */
function textIn(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text?.replaceAll(/&(\w+);/g, (entity, known: string) => entities[known] ?? entity);
}
