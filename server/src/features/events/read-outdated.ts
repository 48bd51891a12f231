/** The most that one statement reads. */
const batchSize = 500;

const retryMs = 1_000;

/**
 * Collects what has to be read again and reads it together. What is requested during a reading
 * waits for the next one. What could not be read is tried again after a second.
 *
 * @param read must not keep its argument; `onFailure` gets what it throws
 */
export function createReader<T>(
  read: (batch: T[]) => Promise<void>,
  onFailure: (error: unknown) => void,
) {
  const outdated = new Set<T>();
  let reading = false;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  async function readAll(): Promise<void> {
    if (reading) return;
    reading = true;
    while (outdated.size > 0 && !closed && (await readSome()));
    reading = false;
  }

  async function readSome(): Promise<boolean> {
    const batch = [...outdated].slice(0, batchSize);
    for (const each of batch) outdated.delete(each);
    try {
      await read(batch);
      return true;
    } catch (error) {
      onFailure(error);
      for (const each of batch) outdated.add(each);
      clearTimeout(retry);
      if (!closed) retry = setTimeout(readAll, retryMs);
      return false;
    }
  }

  return {
    outdate(some: Iterable<T>): void {
      for (const each of some) outdated.add(each);
      void readAll();
    },
    close(): void {
      closed = true;
      clearTimeout(retry);
    },
  };
}
