/** Makes a value at its first use: the first formatter of a locale takes a slow phone long. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
