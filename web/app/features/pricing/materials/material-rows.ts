import { defaultUnitType, type UnitTypeId } from '#core/choices/unit-types.ts';
import { emptyMaterial, isBlankRow, type MaterialDraft } from '#core/products/product-draft.ts';
import { knownUnit, withPackUnit, withUnit } from '#core/products/row-units.ts';
import { rowRemovedToast, rowsPastedToast } from '#core/text/toasts.ts';
import type { Toast } from '../../../ui/toasts/toast.tsx';
import { type DraftRow, newRow, type RowField } from '../draft/draft-rows.ts';
import type { Pasted, PastedRows } from '../paste/pasted-rows.ts';
import { placeRows, takeRowsBack } from './place-rows.ts';
import { filledRow, firstToType, toggledRow } from './row-changes.ts';

/** The form that the rows belong to. */
export interface RowsForm {
  readonly rows: () => readonly DraftRow[];
  /** How many there may be. */
  readonly max: () => number;
  /** Puts these in the place of all rows. */
  readonly setRows: (rows: readonly DraftRow[]) => void;
  /** Puts this one in the place of one row. */
  readonly setRow: (index: number, row: DraftRow) => void;
  /** Adds one below the others. It is on the screen at once. */
  readonly append: (row: DraftRow) => void;
  /** Takes one out. It is gone from the screen at once. */
  readonly takeOut: (index: number) => void;
  /** Says that there may be no more rows. */
  readonly refuse: () => void;
  /** Puts the cursor into a field of a row, its name unless told otherwise. */
  readonly focus: (index: number, field?: RowField) => void;
  /** Puts the cursor into what follows the rows. */
  readonly focusNext: () => void;
  /** Keeps a row in the user's catalogue. */
  readonly keep: (row: DraftRow) => void;
  /** Shows pasted rows before they are taken. */
  readonly askAbout: (pasted: Pasted, index: number) => void;
}

/** What reads a table out of a text. It comes when somebody is about to paste. */
export type LoadReader = () => Promise<{
  readonly readPastedRows: (text: string) => Pasted | null;
}>;

/** What can be done with the rows of materials, within the plan's limit. */
export function materialRows(
  form: RowsForm,
  toast: Pick<Toast, 'undoable'>,
  loadReader: LoadReader,
) {
  const offers = new Set<() => void>();
  const offer = (message: string, undo: () => void) =>
    void offers.add(toast.undoable(message, undo));

  const add = () => {
    const before = form.rows();
    if (before.length >= form.max()) return form.refuse();
    // Who buys one material by the pack often buys the next one so.
    form.append(newRow({ ...emptyMaterial, byPack: before.at(-1)?.byPack ?? false }));
    form.focus(before.length);
  };
  const change = (index: number, make: (row: DraftRow) => DraftRow) => {
    const row = form.rows()[index];
    if (row) form.setRow(index, make(row));
  };
  /** @returns whether the unit of a number that was typed moved along */
  const changeUnits = (
    index: number,
    moving: 'quantity' | 'content',
    make: (row: DraftRow) => DraftRow,
  ): boolean => {
    const before = form.rows()[index];
    if (!before) return false;
    const after = make(before);
    form.setRow(index, after);
    const [was, is] = [amountOf(before, moving), amountOf(after, moving)];
    // Nobody has named the unit that every number begins with.
    return was.isTyped && was.unit !== is.unit && was.unit !== defaultUnitType;
  };
  const isLinked = (index: number) => (form.rows()[index]?.materialId ?? '') !== '';
  const offerBack = (row: DraftRow, index: number) =>
    offer(rowRemovedToast(row.name), () => putBack(row, index));
  /** Where there is no room, a blank row gives way. */
  const putBack = (row: DraftRow, index: number) => {
    const before = form.rows();
    const isFull = before.length >= form.max();
    const blank = before.findLastIndex(isBlankRow);
    if (isFull && blank < 0) {
      form.refuse();
      return offerBack(row, index);
    }
    const left = isFull ? before.toSpliced(blank, 1) : before;
    form.setRows(left.toSpliced(index, 0, row));
  };
  /** Puts pasted rows into a row, or below it. */
  const place = (index: number, { rows: added, adjusted }: PastedRows) => {
    const before = form.rows();
    const { materials, placed } = placeRows(before, before[index]?.key ?? '', added, form.max());
    if (placed === 0) return form.refuse();
    form.setRows(materials);
    if (placed < added.length) form.refuse();
    const said = rowsPastedToast({ adjusted, placed, total: added.length });
    offer(said, () => form.setRows(takeRowsBack(form.rows(), before, materials)));
  };
  return {
    add,
    place,
    /** The cursor goes to the row that takes its place. The last row stays. */
    remove(index: number): void {
      const before = form.rows();
      const removed = before[index];
      if (before.length === 1 || !removed) return;
      form.takeOut(index);
      // The notice first: the focus is brought in view below it.
      if (!isBlankRow(removed)) offerBack(removed, index);
      form.focus(Math.min(index, before.length - 2));
    },
    /**
     * From one row to the next; from the last one to a new one.
     *
     * @returns false where nothing was typed in the last one, so that there is no need of another
     */
    leave(index: number): boolean {
      const { [index]: row, [index + 1]: next } = form.rows();
      if (next) form.focus(index + 1);
      else if (!row || isBlankRow(row)) return false;
      else add();
      return true;
    },
    /**
     * From the name of a row that is not needed on to what follows the rows.
     *
     * @returns false where the row is needed: something was typed in it, or it is the only one
     */
    skip(index: number): boolean {
      const { length, [index]: row } = form.rows();
      if (index === 0 || index < length - 1 || !row || !isBlankRow(row)) return false;
      form.focusNext();
      return true;
    },
    /** Says what a row costs the other way: by the pack, or by the unit. */
    turn(index: number): void {
      change(index, toggledRow);
      const row = form.rows()[index];
      if (row) form.focus(index, firstToType(row));
    },
    /** @returns whether the unit of what is in the pack moved along with it, and was typed */
    chooseUnit: (index: number, unit: UnitTypeId) =>
      changeUnits(index, 'content', (row) => withUnit(row, unit)),
    /** @returns whether the unit of what is used moved along with it, and was typed */
    choosePackUnit: (index: number, unit: UnitTypeId) =>
      changeUnits(index, 'quantity', (row) => withPackUnit(row, unit)),
    /** Makes a row one of a material of the catalogue. A quantity that was typed stays. */
    fill(index: number, material: MaterialDraft): void {
      change(index, (row) => filledRow(row, material));
      form.focus(index, 'quantity');
    },
    isLinked,
    /** It is another material now. */
    unlink(index: number): void {
      if (isLinked(index)) change(index, (row) => ({ ...row, materialId: '' }));
    },
    /** Keeps a row in the catalogue, which links it. */
    keep(index: number): void {
      const row = form.rows()[index];
      if (row) form.keep(row);
    },
    /** Links a row to a material of the catalogue, or to none (''), wherever it stands by then. */
    link(key: string, materialId: string): void {
      change(
        form.rows().findIndex((row) => row.key === key),
        (row) => ({ ...row, materialId }),
      );
    },
    /** Somebody is in a row, and may paste. */
    expectPaste(): void {
      loadReader().catch(() => {});
    },
    /**
     * Cells of a spreadsheet pasted into a name fill rows, once what is doubtful was looked at.
     *
     * @returns false for an ordinary text, and where what reads tables cannot be loaded
     */
    async paste(index: number, text: string): Promise<boolean> {
      const reader = await loadReader().catch(() => null);
      const pasted = reader?.readPastedRows(text);
      if (!pasted) return false;
      if (pasted.needsReview) form.askAbout(pasted, index);
      else place(index, pasted);
      return true;
    },
    /**
     * Puts a material into the last row, while it is blank, or below it.
     *
     * @returns false where there is no room
     */
    put(material: MaterialDraft): boolean {
      const before = form.rows();
      const last = before.at(-1)?.key ?? '';
      const { materials, placed } = placeRows(before, last, [material], form.max());
      if (placed === 0) form.refuse();
      else form.setRows(materials);
      return placed > 0;
    },
    /** What the offers would take back is on the screen no more. */
    withdrawOffers(): void {
      for (const withdraw of offers) withdraw();
      offers.clear();
    },
  };
}

/** One of the two amounts of a row by the pack. */
function amountOf({ byPack, quantity, unit, pack }: DraftRow, which: 'quantity' | 'content') {
  const amount = which === 'quantity' ? { text: quantity, unit } : { ...pack, text: pack.content };
  return { unit: knownUnit(amount.unit), isTyped: byPack && amount.text.trim() !== '' };
}

export type MaterialRows = ReturnType<typeof materialRows>;
