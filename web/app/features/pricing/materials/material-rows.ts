import { unitOfCraft } from '#core/crafts/craft-units.ts';
import { rowRemovedToast } from '#core/product-draft/form-texts.ts';
import { isBlankRow, type MaterialDraft } from '#core/product-draft/product-draft.ts';
import { withPackUnit, withPriceUnit, withUnit } from '#core/product-draft/row-units.ts';
import type { UnitChange } from '#core/product-draft/unit-change.ts';
import type { UnitTypeId } from '#core/units/unit-types.ts';
import type { Pasted, PastedRows } from '#core/written-lists/pasted-rows.ts';
import { afterPress } from '../../../ui/browser/after-press.ts';
import type { Toast } from '../../../ui/toasts/toast.tsx';
import {
  type DraftRow,
  newRow,
  type PricingDraft,
  proposedRow,
  type RowField,
  rowPath,
} from '../draft/draft-rows.ts';
import type { MaterialLimit } from '../draft/material-limit.ts';
import type { PricingForm } from '../form/use-pricing-form.ts';
import { OpenRows } from './open-rows.ts';
import type * as Placing from './place-rows.ts';
import {
  filledRow,
  firstToType,
  insertRow,
  isFinished,
  movesTypedUnit,
  toggledRow,
} from './row-changes.ts';
import { UnitQuestions } from './unit-questions.ts';

type RowsForm = Pick<
  PricingForm,
  | 'getValues'
  | 'setFieldValue'
  | 'setErrors'
  | 'clearFieldError'
  | 'insertListItem'
  | 'removeListItem'
>;

type Rows = readonly DraftRow[];

/** What is only needed once something is pasted. */
interface Pasting extends Pick<typeof Placing, 'placePasted'> {
  readonly readPastedRows: (text: string) => Pasted | null;
}

export interface RowsScreen {
  readonly toast: Pick<Toast, 'undoable'>;
  /** Puts the cursor into the field of this path, once all changes are on the screen. */
  readonly focus: (path: string) => void;
  readonly loadPasting: () => Promise<Pasting>;
  readonly review: (pasted: Pasted, index: number) => void;
  readonly saveToCatalogue: (row: DraftRow) => void;
}

/** The rows of materials, within the plan's limit. */
export class MaterialRows {
  limit: MaterialLimit;
  readonly questions = new UnitQuestions();
  readonly opened = new OpenRows();
  readonly #form: RowsForm;
  readonly #screen: RowsScreen;
  readonly #offers = new Set<() => void>();

  constructor(form: RowsForm, limit: MaterialLimit, screen: RowsScreen) {
    this.#form = form;
    this.limit = limit;
    this.#screen = screen;
  }

  /** A row folds to a line when it is finished and another one is entered. */
  isOpen(index: number): boolean {
    const row = this.all[index];
    if (!row || this.opened.has(row.key) || !isFinished(row)) return true;
    return this.questions.asks(row.key);
  }

  hold(index: number): void {
    const row = this.all[index];
    if (row) this.opened.hold(row.key);
  }

  open(index: number): void {
    this.#focus(index, 'quantity');
  }

  /** Where a row is blank, that one is the next. */
  add() {
    const { length } = this.all;
    const blank = this.all.findLastIndex(isBlankRow);
    if (blank >= 0) return this.#focus(blank, 'name');
    if (length >= this.limit.max) return this.refuse();
    // Who buys one material by the pack often buys the next one so.
    const byPack = this.all.at(-1)?.byPack ?? true;
    const { craftCategory } = this.#form.getValues();
    this.#form.insertListItem('materials', newRow(proposedRow(craftCategory, byPack)));
    this.#focus(length, 'name');
  }

  /** Blank rows propose the unit of the piece's new craft, unless another one was chosen. */
  propose(craft: string, before: string): void {
    const proposed = unitOfCraft(before);
    for (const [index, row] of this.all.entries()) {
      if (!row.byPack || row.unit !== proposed || !isBlankRow(row)) continue;
      this.#change(index, ({ key }) => ({ ...proposedRow(craft), key }));
    }
  }

  /** The cursor goes to the row that takes its place. The last row stays. */
  remove(index: number): void {
    const { length, [index]: removed } = this.all;
    if (length === 1 || !removed) return;
    this.#form.removeListItem('materials', index);
    this.#form.clearFieldError('materials');
    // The toast first: the focus is brought in view below it.
    if (!isBlankRow(removed)) this.#offerRemoved(removed, index);
    this.#goTo(Math.min(index, length - 2));
  }

  /** Moves from one row to the next; from the last one to a new one, unless it is blank itself. */
  leave(index: number): boolean {
    const { [index]: row, [index + 1]: next } = this.all;
    if (next) this.#goTo(index + 1);
    else if (!row || isBlankRow(row)) return false;
    else this.add();
    return true;
  }

  /** Moves from the name of a blank last row, which is not needed, to what follows the rows. */
  skip(index: number): boolean {
    const { length, [index]: row } = this.all;
    if (index === 0 || index < length - 1 || !row || !isBlankRow(row)) return false;
    this.#screen.focus('productionTime' satisfies keyof PricingDraft);
    return true;
  }

  togglePack(index: number): void {
    const { craftCategory } = this.#form.getValues();
    const proposed = unitOfCraft(craftCategory);
    const row = this.#change(index, (row) => toggledRow(row, proposed));
    if (row) this.#focus(index, firstToType(row));
  }

  /** The cursor came to a row. */
  enter(index: number): void {
    const row = this.all[index];
    this.questions.enter(row);
    if (row) this.opened.enter(row.key);
  }

  /**
   * Where the price would be another one, there is a question and the row stays as it was.
   *
   * @param isTyped the unit was typed, with a number that the row has by now
   * @returns whether the row's other unit, whose amount was typed, changed with it
   */
  chooseUnit(index: number, of: UnitChange['of'], unit: UnitTypeId, isTyped = false): boolean {
    const before = this.all[index];
    const pending = before && this.questions.ask(before, of, unit, isTyped);
    const withChosen = of === 'unit' ? withUnit : withPackUnit;
    const after = this.#change(index, (row) => pending ?? withChosen(row, unit));
    if (!before || !after) return false;
    return movesTypedUnit(before, after, of === 'unit' ? 'pack.content' : 'quantity');
  }

  /** A price was typed with the unit that it is of. */
  priceBy(index: number, per: UnitTypeId): void {
    this.#change(index, (row) => withPriceUnit(row, per));
  }

  /** @param row as it is by the answer to a question about its unit; null where that stays */
  answer(index: number, row: MaterialDraft | null): void {
    const key = this.all[index]?.key ?? '';
    this.questions.end(key);
    if (row) this.#change(index, () => ({ ...row, key }));
    this.#focus(index, 'quantity');
  }

  /** Puts the cursor into the first question about a unit. @returns whether there is one */
  goToQuestion(): boolean {
    const field = this.questions.firstOf(this.all);
    // It may have come up with the press that asks for it.
    if (field) afterPress(() => this.#screen.focus(field));
    return Boolean(field);
  }

  /**
   * Fills a row with a material that is known, and goes on to what is missing. A quantity that was
   * typed stays.
   */
  fill(index: number, material: MaterialDraft): void {
    const row = this.#change(index, (row) => filledRow(row, material));
    if (row) this.#focus(index, isFinished(row) ? 'quantity' : firstToType(row));
  }

  isLinked(index: number): boolean {
    return (this.all[index]?.materialId ?? '') !== '';
  }

  unlink(index: number): void {
    if (this.isLinked(index)) this.#change(index, (row) => ({ ...row, materialId: '' }));
  }

  /** Links a row to a material of the catalogue, or to none (''), wherever it stands by then. */
  link(key: string, materialId: string): void {
    const index = this.all.findIndex((row) => row.key === key);
    this.#change(index, (row) => ({ ...row, materialId }));
  }

  saveToCatalogue(index: number): void {
    const row = this.all[index];
    if (row) this.#screen.saveToCatalogue(row);
  }

  expectPaste(): void {
    this.#screen.loadPasting().catch(() => {});
  }

  /** @returns false for an ordinary text, and where what reads tables cannot be loaded */
  async paste(index: number, text: string): Promise<boolean> {
    const pasting = await this.#screen.loadPasting().catch(() => null);
    const pasted = pasting?.readPastedRows(text);
    if (!pasted) return false;
    if (pasted.needsReview) this.#screen.review(pasted, index);
    else pasting?.placePasted(this, index, pasted);
    return true;
  }

  async place(index: number, pasted: PastedRows): Promise<void> {
    const { placePasted } = await this.#screen.loadPasting();
    placePasted(this, index, pasted);
  }

  /** Shows these rows, and offers to take that back. @returns withdraws the offer */
  put(rows: Rows, message: string, undone: (now: Rows) => Rows): () => void {
    this.#setRows(rows);
    return this.#offer(message, () => this.#setRows(undone(this.all)));
  }

  /** There is no room for another row. */
  refuse(): void {
    this.#form.setErrors((errors) => ({ ...errors, materials: this.limit.message }));
  }

  withdrawOffers(): void {
    for (const withdraw of this.#offers) withdraw();
    this.#offers.clear();
  }

  get all(): Rows {
    return this.#form.getValues().materials;
  }

  #setRows(rows: readonly DraftRow[]): void {
    // Errors of single rows are stored by place, and another row may stand there now.
    this.#dropErrors('materials.');
    this.#form.setFieldValue('materials', [...rows]);
  }

  #change(index: number, to: (row: DraftRow) => DraftRow): DraftRow | undefined {
    const before = this.all[index];
    if (!before) return undefined;
    const row = to(before);
    this.#dropErrors(`${rowPath(index)}.`);
    this.#form.setFieldValue(rowPath(index), row as never, { forceUpdate: false });
    return row;
  }

  #dropErrors(prefix: string): void {
    this.#form.setErrors((errors) => {
      const left = Object.entries(errors).filter(([path]) => !path.startsWith(prefix));
      return left.length < Object.keys(errors).length ? Object.fromEntries(left) : errors;
    });
  }

  /** Moves to the name of a row, or to the line that it is folded to. */
  #goTo(index: number): void {
    if (this.isOpen(index)) this.#focus(index, 'name');
    else this.#screen.focus(rowPath(index));
  }

  #focus(index: number, field: RowField): void {
    this.opened.open(this.all[index]?.key ?? null);
    this.#screen.focus(rowPath(index, field));
  }

  #offer(message: string, undo: () => void): () => void {
    const withdraw = this.#screen.toast.undoable(message, undo);
    this.#offers.add(withdraw);
    return withdraw;
  }

  #offerRemoved(row: DraftRow, index: number): void {
    this.#offer(rowRemovedToast(row.name), () => {
      const rows = insertRow(this.all, row, index, this.limit.max);
      if (rows) return this.#setRows(rows);
      this.refuse();
      this.#offerRemoved(row, index);
    });
  }
}

export interface RowProps {
  readonly index: number;
  readonly rows: MaterialRows;
}
