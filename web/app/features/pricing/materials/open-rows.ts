import { afterPress } from '../../../ui/browser/after-press.ts';

/** Which rows are open, by their keys: the one with the cursor, and those with something to read. */
export class OpenRows {
  readonly #listeners = new Set<() => void>();
  readonly #held = new Set<string>();
  #opened: string | null = null;
  #turn = 0;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  has(key: string): boolean {
    return key === this.#opened || this.#held.has(key);
  }

  open(key: string | null): void {
    this.#opened = key;
    this.#turn += 1;
    for (const listener of this.#listeners) listener();
  }

  /** The cursor came to a row: what was to be read there has been read. */
  enter(key: string): void {
    if (key === this.#opened) return;
    this.#held.delete(key);
    const turn = this.#turn;
    // The row that folds takes room away above what is pressed, which may open another one.
    afterPress(() => {
      if (turn === this.#turn) this.open(key);
    });
  }

  /** Something was changed in a row that was left: it does not fold away unread. */
  hold(key: string): void {
    this.#held.add(key);
  }
}
