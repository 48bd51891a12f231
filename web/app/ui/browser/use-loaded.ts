import { useEffect, useState } from 'react';

/**
 * The content of a separate file, once it is wanted and loaded; null before, and where it cannot be
 * loaded, so nothing may depend on it. @param load the same function at every render
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
