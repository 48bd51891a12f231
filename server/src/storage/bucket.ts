import { AwsClient } from 'aws4fetch';
import { type BucketSettings, type Storage, StorageError, type StoredFile } from './storage.ts';

/** How long one call may take, in milliseconds: a file of many megabytes on a slow line. */
const patience = 120_000;

/**
 * Files in an S3-compatible bucket. Each call is signed with the secret, which is never sent.
 *
 * @param pageSize how many names are asked for at a time
 */
export function bucketStorage(settings: BucketSettings, pageSize = 1000): Storage {
  const client = new AwsClient({ ...settings, service: 's3', retries: 2, initRetryMs: 500 });
  const addressOf = (path: string) => `${settings.url}/${path}`;

  const call = async (method: string, address: string, body?: Uint8Array<ArrayBuffer>) => {
    const signal = AbortSignal.timeout(patience);
    const init = { method, signal, ...(body && { body }) };
    const answer = await client.fetch(address, init).catch((cause: unknown) => {
      throw new StorageError('the bucket is out of reach', undefined, { cause });
    });
    if (answer.ok || answer.status === 404) return answer;
    const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await answer.text()) ?? [];
    throw new StorageError('the bucket refuses', `${answer.status} ${code}`.trim());
  };

  return {
    async write(path, bytes) {
      const { ok } = await call('PUT', addressOf(path), new Uint8Array(bytes));
      if (!ok) throw new StorageError('there is no such bucket', 'NoSuchBucket');
    },
    async read(path) {
      const answer = await call('GET', addressOf(path));
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
    },
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
        const answer = await call('GET', `${settings.url}?${query}`);
        if (!answer.ok) throw new StorageError('there is no such bucket', 'NoSuchBucket');
        const page = await answer.text();
        for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const changedAt = new Date(textIn(entry, 'LastModified') ?? 0);
          yield { path: textIn(entry, 'Key') ?? '', changedAt };
        }
        token = textIn(page, 'NextContinuationToken');
      } while (token);
    },
  };
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
