import type { UnitTypeId } from '#core/choices/unit-types.ts';
import type { PriceOf } from '#core/sheets/read-line.ts';
import type { SheetPreview } from '#core/sheets/schemas.ts';
import type { ColumnId, SheetKind } from '#core/sheets/sheet-columns.ts';

type Questions = SheetPreview['questions'];
/** With what was asked: once answered, the server asks it no more. */
interface Answered<Question, Answer> {
  readonly asked: Question;
  readonly answer: Answer;
}

/** How to read a list: what somebody chose and answered. The server guesses, or asks, the rest. */
export interface Reading {
  readonly known: 'update' | 'keep';
  /** Which sheet, of those of the file. */
  readonly sheet?: { readonly at: number; readonly of: readonly string[] };
  readonly kind?: SheetKind;
  /** The meaning of each column, '' for none. */
  readonly columns?: readonly string[];
  /** The columns among which the price was looked for. */
  readonly priceAmong?: readonly number[];
  readonly priceOf?: Answered<NonNullable<Questions['priceOf']>, PriceOf>;
  /** '' where what is counted in it stays out. */
  readonly units: Readonly<Record<string, UnitTypeId | ''>>;
  readonly finalPrice?: Answered<NonNullable<Questions['finalPrice']>, 'charge' | 'ignore'>;
}

export const firstReading: Reading = { known: 'update', units: {} };

/** A column that may hold something: its place, its heading and the first cell that is filled. */
export interface SheetColumn {
  readonly index: number;
  readonly heading: string;
  readonly sample: string;
  readonly meaning: string;
}

export function columnsIn({ headings, lines, columns }: SheetPreview, reading: Reading) {
  return headings
    .map((heading, index): SheetColumn => {
      const sample = lines.map((line) => line[index] ?? '').find((cell) => cell !== '') ?? '';
      const meaning = (reading.columns ? reading.columns[index] : columns[index]) ?? '';
      return { index, heading, sample, meaning };
    })
    .filter(({ heading, sample, meaning }) => `${heading}${sample}${meaning}` !== '');
}

/** Another sheet is another list. */
export const withSheet = ({ known }: Reading, of: readonly string[], at: number): Reading => ({
  ...firstReading,
  known,
  sheet: { at, of },
});

/** Its columns are others. */
export const withKind = ({ columns, priceAmong, ...kept }: Reading, kind: SheetKind): Reading => ({
  ...withoutAnswers(kept),
  kind,
});

/**
 * Gives a column another meaning; the column that had that one gets this one's. What was answered about
 * prices may be about another column.
 */
export function withColumn(
  reading: Reading,
  preview: SheetPreview,
  index: number,
  meaning: ColumnId | '',
): Reading {
  const before = reading.columns ?? preview.columns.map((id) => id ?? '');
  const columns = before.map((each, at) => {
    if (at === index) return meaning;
    return meaning !== '' && each === meaning ? (before[index] ?? '') : each;
  });
  return { ...withoutAnswers(reading), kind: reading.kind ?? preview.kind, columns };
}

const withoutAnswers = ({ priceOf, finalPrice, ...kept }: Reading): Reading => kept;

/** What is asked, or was. */
export function questionsOf({ questions }: SheetPreview, reading: Reading) {
  const words = new Set([...questions.units, ...Object.keys(reading.units)]);
  return {
    priceOf: questions.priceOf ?? reading.priceOf?.asked ?? null,
    // In one order, whatever is answered first.
    units: [...words].toSorted((one, other) => one.localeCompare(other, 'pt-BR')),
    finalPrice: questions.finalPrice ?? reading.finalPrice?.asked ?? null,
  };
}

/** Whether nothing can be imported before an answer. */
export const isUnanswered = ({ questions }: SheetPreview) =>
  questions.priceOf !== null || questions.finalPrice !== null;

/** As the calls take it. */
export function queryOf({ known, sheet, kind, columns, ...answers }: Reading) {
  const units = Object.entries(answers.units).filter(([, id]) => id !== '');
  return {
    known,
    ...(sheet && { sheet: String(sheet.at) }),
    ...(kind && { kind }),
    ...(columns && { columns: columns.join(',') }),
    ...(answers.priceOf && { priceOf: answers.priceOf.answer }),
    ...(units.length > 0 && { units: units.map((pair) => pair.join(':')).join(',') }),
    ...(answers.finalPrice && { finalPrice: answers.finalPrice.answer }),
  };
}
