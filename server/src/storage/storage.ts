import { type Constant, OwnError } from '../own-error.ts';

/** A file that is stored: `<folder>/<name>`. */
export interface StoredFile {
  readonly path: string;
  readonly changedAt: Date;
}

/** Whether it is one of a storage: other names lead elsewhere. Callers and buckets may tell any. */
export const isPath = (path: string) => /^[\w-][\w.-]*\/[\w-][\w.-]*$/.test(path);

/** Files outside the database. A path is `<folder>/<name>`, of letters, digits, dots and hyphens. */
export interface Storage {
  /** Stores a file, whole or not at all, in place of the one that has the path. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /**
   * The file, or undefined when there is none.
   *
   * @param most bytes that it may have; no more than these are taken into memory
   * @throws UnreadableError when it has more
   */
  read(path: string, most: number): Promise<Uint8Array | undefined>;
  /** There need not be such a file. */
  remove(path: string): Promise<void>;
  /** What is in a folder, half-written files too; nothing where there is no folder. */
  list(folder: string): AsyncIterable<StoredFile>;
}

export interface BucketSettings {
  /** The bucket's address, with a path or a name of its own, without a trailing slash. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface StorageSettings {
  readonly folder: string;
  readonly bucket: BucketSettings | undefined;
  /** Encrypt every file. A bucket needs them. */
  readonly keys: SealKeys | undefined;
}

/** 32 bytes each: the first one encrypts, all of them read. */
export type SealKeys = readonly [present: Uint8Array, ...older: Uint8Array[]];

/** The storage fails. A later try may help. */
export class StorageError<Text extends string = string> extends OwnError<Text> {
  override readonly name = 'StorageError';
  readonly code: string | undefined;

  constructor(message: Text & Constant<Text>, code?: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** What is stored cannot be read, now or later. The message is for the operator. */
export class UnreadableError<Text extends string = string> extends OwnError<Text> {
  override readonly name = 'UnreadableError';
}

/**
 * What comes, whole.
 *
 * @throws UnreadableError as soon as there are more bytes than these
 */
export async function within(
  most: number,
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<Buffer> {
  const held: Uint8Array[] = [];
  let size = 0;
  for await (const piece of pieces) {
    size += piece.length;
    if (size > most) throw new UnreadableError('it is larger than it may be');
    held.push(piece);
  }
  return Buffer.concat(held, size);
}
