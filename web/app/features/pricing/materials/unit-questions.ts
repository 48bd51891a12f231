import { asksAbout, type UnitChange } from '#core/product-draft/unit-change.ts';
import type { UnitTypeId } from '#core/units/unit-types.ts';
import { afterPress } from '../../../ui/browser/after-press.ts';
import { type DraftRow, rowPath } from '../draft/draft-rows.ts';

/** The id of the field that answers a question about a row's unit. */
export const answerField = (index: number) => `${rowPath(index)}.answer`;

/** Changes of units that wait for an answer, by the key of their row, which is as it was until then. */
export class UnitQuestions {
  readonly #pending = new Map<string, UnitChange>();
  /** A question waits for the press that left the field, which it would push away. */
  readonly #shown = new Map<string, UnitChange>();
  #entered: DraftRow | undefined;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  of(key: string): UnitChange | null {
    return this.#shown.get(key) ?? null;
  }

  /** Notes the row with the cursor, before anything is typed. */
  enter(row: DraftRow | undefined): void {
    this.#entered = row;
  }

  /** @returns the row as it stays until there is an answer; undefined where there is no question */
  ask(row: DraftRow, of: UnitChange['of'], unit: UnitTypeId, isTyped: boolean) {
    const entered = isTyped && this.#entered?.key === row.key ? this.#entered : row;
    const [before, change] = typedChange(entered, row, of, unit);
    const asks = asksAbout(before, change);
    this.#set(row.key, asks ? change : null);
    return asks ? before : undefined;
  }

  /** Whether an answer is waited for, be the question on the screen yet or not. */
  asks(key: string): boolean {
    return this.#pending.has(key);
  }

  end(key: string): void {
    this.#set(key, null);
  }

  /** The field that answers the first question, if there is one. */
  firstOf(rows: readonly DraftRow[]): string | null {
    const index = rows.findIndex((row) => {
      const change = this.#pending.get(row.key);
      return change !== undefined && asksAbout(row, change);
    });
    return index < 0 ? null : answerField(index);
  }

  #set(key: string, change: UnitChange | null): void {
    if (change) this.#pending.set(key, change);
    else this.#pending.delete(key);
    afterPress(() => {
      const pending = this.#pending.get(key);
      if (pending) this.#shown.set(key, pending);
      else this.#shown.delete(key);
      for (const listener of this.#listeners) listener();
    });
  }
}

/** The row before an amount was typed with another unit, and that change. */
function typedChange(
  entered: DraftRow,
  row: DraftRow,
  of: UnitChange['of'],
  unit: UnitTypeId,
): [DraftRow, UnitChange] {
  const amountIn = ({ quantity, pack }: DraftRow) => (of === 'unit' ? quantity : pack.content);
  const [was, is] = [amountIn(entered), amountIn(row)];
  const before =
    of === 'unit' ? { ...row, quantity: was } : { ...row, pack: { ...row.pack, content: was } };
  return [before, { of, unit, amount: was === is ? null : is }];
}
