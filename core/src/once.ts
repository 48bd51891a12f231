/**
 * Made when it is first asked for, then kept. For the formatters of Intl: the first of a locale
 * takes tens of milliseconds on a slow phone, which no page has to spend while it starts.
 */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
