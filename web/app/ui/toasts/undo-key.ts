/** The newest comes last, and goes first. */
const offered: (() => void)[] = [];

/**
 * Lets Ctrl+Z take something back, outside of fields, where it belongs to what was typed: a message
 * with a button may be many presses of Tab away.
 *
 * @returns what ends it
 */
export function takeBackByKey(act: () => void): () => void {
  if (offered.length === 0) document.addEventListener('keydown', takeBack);
  offered.push(act);
  return () => {
    const place = offered.indexOf(act);
    if (place >= 0) offered.splice(place, 1);
    if (offered.length === 0) document.removeEventListener('keydown', takeBack);
  };
}

/** For when everything that was offered is taken away at once. */
export function forgetTakeBacks(): void {
  offered.length = 0;
  document.removeEventListener('keydown', takeBack);
}

function takeBack(event: KeyboardEvent): void {
  const asked = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  if (!asked || event.key.toLowerCase() !== 'z' || isBusy(event.target)) return;
  event.preventDefault();
  offered.at(-1)?.();
}

/** Something is typed, or a dialog in the way asks something else. */
const isBusy = (target: EventTarget | null) =>
  (target instanceof Element && target.matches('input, textarea, select')) ||
  document.querySelector('dialog[open]') !== null;
