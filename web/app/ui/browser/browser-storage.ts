/**
 * Web storage that never throws: it may be full, forbidden or absent (prerendering), and nothing in
 * it is worth breaking a screen for.
 */
function safe<T>(use: () => T, otherwise: T): T {
  try {
    return use();
  } catch {
    return otherwise;
  }
}

const probe = 'artesa:probe';

function storageOf(area: () => Storage) {
  const keys = (prefix: string): string[] =>
    safe(() => Object.keys(area()).filter((key) => key.startsWith(prefix)), []);
  return {
    read: (key: string): string | null => safe(() => area().getItem(key), null),
    write: (key: string, value: string): void => safe(() => area().setItem(key, value), undefined),
    remove: (key: string): void => safe(() => area().removeItem(key), undefined),
    keys,
    /** Whether a draft can be stored, however long. */
    hasRoom: (): boolean =>
      safe(() => {
        area().setItem(probe, ' '.repeat(100_000));
        area().removeItem(probe);
        return true;
      }, false),
    hasPrefix: (prefix: string): boolean => keys(prefix).length > 0,
    removePrefix: (prefix: string): void =>
      safe(() => {
        for (const key of keys(prefix)) area().removeItem(key);
      }, undefined),
  };
}

/** Stays when the tab is closed. */
export const deviceStorage = storageOf(() => window.localStorage);
/** Forgotten when the tab is closed. */
export const tabStorage = storageOf(() => window.sessionStorage);

/** JSON text to a value, or null when the text is none. */
export function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
