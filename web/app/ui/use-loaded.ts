import { useEffect, useState } from 'react';

/**
 * What a file of its own brings, once it is wanted and here; null before, and where it cannot be had,
 * so that nothing may depend on it.
 *
 * @param load the same function at every render
 */
export function useLoaded<T>(wanted: boolean, load: () => Promise<T>): T | null {
  const [loaded, setLoaded] = useState<T | null>(null);
  useEffect(() => {
    if (!wanted) return;
    load().then(
      (part) => setLoaded(() => part),
      () => {},
    );
  }, [wanted, load]);
  return loaded;
}
