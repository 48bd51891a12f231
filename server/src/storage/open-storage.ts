import { folderStorage } from './folder.ts';
import { sealedStorage } from './sealed.ts';
import type { Storage, StorageSettings } from './storage.ts';

/** Where backups are stored: in the bucket, if one is set up, or in a folder. */
export async function openStorage({ folder, bucket, keys }: StorageSettings): Promise<Storage> {
  // In a folder are the files from before there was a key, and who writes there has all of this process.
  if (!bucket) return sealedStorage(folderStorage(folder), { keys, only: false });
  const { bucketStorage } = await import('./bucket.ts');
  return sealedStorage(bucketStorage(bucket), { keys, only: true });
}
