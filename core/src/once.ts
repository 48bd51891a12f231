/**
 * Makes a value at its first use and caches it. It is for Intl's formatters: the first one of a
 * locale takes a slow phone tens of milliseconds, which no page should spend while it starts.
 */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
