import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { type SealKeys, type Storage, UnreadableError } from './storage.ts';

// A sealed file: mark, version of this layout, which key, nonce, what is sealed, tag.
const mark = Buffer.from('ARTESA');
const layout = 1;
const algorithm = 'aes-256-gcm';
const keyNameLength = 4;
const nonceLength = 12;
const tagLength = 16;
const headLength = mark.length + 1 + keyNameLength + nonceLength;

interface Seal {
  /** The keys of encryption. Without them nothing is encrypted, and nothing encrypted can be read. */
  readonly keys: SealKeys | undefined;
  /** Whether files that are not encrypted are refused, instead of read as they are. */
  readonly only: boolean;
}

/** A storage of encrypted files (AES-256-GCM), each bound to its path. */
export function sealedStorage(storage: Storage, { keys, only }: Seal): Storage {
  return {
    ...storage,
    write: (path, bytes) => storage.write(path, keys ? seal(keys[0], path, bytes) : bytes),
    async read(path, most) {
      const found = await storage.read(path, most + headLength + tagLength);
      if (!found) return undefined;
      if (isSealed(found)) return unseal(keys, path, found);
      if (only) throw new UnreadableError('it is not encrypted, so nobody knows who wrote it');
      return found;
    },
  };
}

const isSealed = (file: Uint8Array) => mark.equals(file.subarray(0, mark.length));

function seal(key: Uint8Array, path: string, bytes: Uint8Array): Uint8Array {
  const head = Buffer.concat([mark, Buffer.from([layout]), nameOf(key), randomBytes(nonceLength)]);
  const cipher = createCipheriv(algorithm, key, head.subarray(-nonceLength));
  cipher.setAAD(Buffer.concat([head, Buffer.from(path)]));
  const sealed = [cipher.update(bytes), cipher.final()];
  return Buffer.concat([head, ...sealed, cipher.getAuthTag()]);
}

/** @throws UnreadableError with what the operator needs to know */
function unseal(keys: SealKeys | undefined, path: string, file: Uint8Array): Uint8Array {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (!keys) throw new UnreadableError('it is encrypted, and BACKUP_KEY is not set');
  const head = bytes.subarray(0, headLength);
  if (head[mark.length] !== layout) throw new UnreadableError('a newer version encrypted it');
  const name = head.subarray(mark.length + 1, -nonceLength);
  const key = keys.find((each) => name.equals(nameOf(each)));
  if (!key) {
    throw new UnreadableError('it was encrypted with another BACKUP_KEY than the present one');
  }
  try {
    const decipher = createDecipheriv(algorithm, key, head.subarray(-nonceLength));
    decipher.setAAD(Buffer.concat([head, Buffer.from(path)]));
    decipher.setAuthTag(bytes.subarray(-tagLength));
    const opened = decipher.update(bytes.subarray(headLength, -tagLength));
    return Buffer.concat([opened, decipher.final()]);
  } catch (cause) {
    throw new UnreadableError('it is damaged', { cause });
  }
}

/** Distinguishes keys and reveals nothing else about them. */
const nameOf = (key: Uint8Array) =>
  createHash('sha256').update('artesa-backup-key').update(key).digest().subarray(0, keyNameLength);
