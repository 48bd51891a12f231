const acts = ['pointerdown', 'keydown', 'wheel'];

/**
 * Scrolls something into view now, and whenever the page grows or shrinks, until the user acts: a
 * note of a field that was left may appear after the press and move all below it.
 * @returns ends it sooner
 */
export function showUntilNextAct(show: () => void, onEnd?: () => void): () => void {
  // It calls once for the beginning.
  const settling = new ResizeObserver(show);
  settling.observe(document.body);
  const over = new AbortController();
  const end = () => {
    settling.disconnect();
    over.abort();
    onEnd?.();
  };
  for (const act of acts) {
    window.addEventListener(act, end, { capture: true, passive: true, signal: over.signal });
  }
  return end;
}
