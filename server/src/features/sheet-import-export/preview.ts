import { doubtQuestion } from '#core/written-lists/line-cost.ts';
import type { SheetPreview } from '#core/written-lists/list-import-schemas.ts';
import { leftOutNotes } from '#core/written-lists/paste-texts.ts';
import { textOfCell } from '#core/written-lists/raw-line.ts';
import { previewLimits } from '#core/written-lists/sheet-columns.ts';
import { importNotes } from '#core/written-lists/sheet-texts.ts';
import type { ImportPlan } from './plan-import.ts';
import type { SheetFile } from './sheet-file.ts';

/** A word that an answer can name: `sheetQuerySchema`. */
const isNameable = (word: string) => /^[^:,]{1,60}$/.test(word);

/** What is shown before a list is imported. */
export function previewOf(file: SheetFile, plan: ImportPlan): SheetPreview {
  const { table, columns } = file;
  const { rows: _, errors, doubts, unknownUnits, otherPrices, rounded, assumed, ...counts } = plan;
  const unsettled = unsettledColumns(file, plan);
  // A question needs no error in each of its lines.
  const isQuestion = ({ line, column }: (typeof errors)[number]) =>
    unsettled.some((each) => each === column) || file.isOpen(line);
  const shown = errors.filter((error) => !isQuestion(error));
  const { fixedCosts, marginPercentage, hourlyRate } = assumed;
  const hasAssumed = (fixedCosts ?? marginPercentage ?? hourlyRate) !== undefined;
  return {
    sheets: [...file.sheets],
    sheet: file.sheet,
    kind: file.kind,
    headings: table.columns.map(({ heading }) => heading),
    columns: [...columns],
    lines: table.lines.slice(0, previewLimits.lines).map(({ cells }) => cells.map(textOfCell)),
    unsure: table.unsure,
    ...counts,
    added: [...counts.added],
    changes: [...counts.changes],
    errors: shown
      .slice(0, previewLimits.errors)
      .map((error) => ({ ...error, ...file.cellAt(error.line, error.column) })),
    notes: [
      ...leftOutColumns(table),
      ...table.titles.map(({ text }) => leftOutNotes.title(text)),
      ...table.sums.map(({ text }) => leftOutNotes.sum(text)),
      ...(hasAssumed ? [importNotes.assumed(assumed)] : []),
      ...(rounded > 0 ? [importNotes.rounded(rounded)] : []),
    ].slice(0, previewLimits.errors),
    questions: {
      columns: unsettled,
      readings: file.open.map((lines) => ({
        ...lines,
        options: [...lines.options],
        others: [...lines.others],
      })),
      priceOf: doubtQuestion(doubts),
      units: unknownUnits.filter(isNameable).slice(0, previewLimits.words),
      finalPrice:
        otherPrices.length > 0
          ? { count: otherPrices.length, names: otherPrices.slice(0, previewLimits.names) }
          : null,
    },
  };
}

/** What a list of materials must have, and no column is. */
const unsettledColumns = ({ table, columns, kind }: SheetFile, { errors }: ImportPlan) =>
  (['material', 'unitPrice'] as const).filter((id) => {
    const isThere = columns.includes(id) || (id === 'unitPrice' && columns.includes('packPrice'));
    if (isThere || (kind === 'products' && id === 'material')) return false;
    return table.unsettled.includes(id) || errors.some(({ column }) => column === id);
  });

/** Columns with numbers that are not taken: one of them may be what is missed. */
const leftOutColumns = ({ columns }: SheetFile['table']) =>
  columns.flatMap(({ meaning, heading, sample }, index) =>
    meaning === 'unknown' && /\d/.test(sample) ? [leftOutNotes.unknown({ heading, index })] : [],
  );
