import { open } from 'node:fs/promises';

/** A name in it is on the disk when it returns, whatever happens to the machine. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
