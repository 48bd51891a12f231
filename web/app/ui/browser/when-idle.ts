/** Runs something once the browser is idle, which is soon. @returns what cancels it */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: 1000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(work);
  return () => clearTimeout(handle);
}

/**
 * Runs something for each item while the browser is idle; never where the browser cannot tell.
 * @returns what cancels it
 */
export function forEachWhenIdle<Item>(
  items: readonly Item[],
  work: (item: Item) => void,
): () => void {
  if (!('requestIdleCallback' in window)) return () => {};
  let next = 0;
  const go = (deadline: IdleDeadline) => {
    for (; next < items.length && deadline.timeRemaining() > 1; next += 1) {
      const item = items[next];
      if (item !== undefined) work(item);
    }
    if (next < items.length) handle = requestIdleCallback(go);
  };
  let handle = requestIdleCallback(go);
  return () => cancelIdleCallback(handle);
}
