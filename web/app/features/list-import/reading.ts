import type { UnitTypeId } from '#core/units/unit-types.ts';
import type { RequiredColumn } from '#core/written-lists/column-meanings.ts';
import type { SheetPreview } from '#core/written-lists/list-import-schemas.ts';
import type { RefusedCell } from '#core/written-lists/pasted-rows.ts';
import type { PriceOf } from '#core/written-lists/read-line.ts';
import { type ColumnId, columnsOf, type SheetKind } from '#core/written-lists/sheet-columns.ts';
import { columnsFor } from '../../ui/lists/column-question.tsx';
import { type MendedCell, withMendedCell } from '../../ui/lists/mended.ts';

type Questions = SheetPreview['questions'];
/** An answer with the question that it was given to: once answered, the server asks it no more. */
interface Answered<Question, Answer> {
  readonly question: Question;
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
  /** The columns among which a required one was looked for. */
  readonly among: Partial<Readonly<Record<RequiredColumn, readonly number[]>>>;
  /** Whether none of the columns is the price. */
  readonly isPriceless?: boolean;
  /** Which of its readings lines of a shape have. */
  readonly readings: Readonly<Record<string, number>>;
  readonly mended: readonly MendedCell[];
  readonly priceOf?: Answered<NonNullable<Questions['priceOf']>, PriceOf>;
  /** '' where what is counted in it stays out. */
  readonly units: Readonly<Record<string, UnitTypeId | ''>>;
  readonly finalPrice?: Answered<NonNullable<Questions['finalPrice']>, 'charge' | 'ignore'>;
}

export const firstReading: Reading = {
  known: 'update',
  among: {},
  readings: {},
  units: {},
  mended: [],
};

/** The columns that may hold something: their place, their heading and the first cell that is filled. */
export function columnsIn({ headings, lines, columns }: SheetPreview, reading: Reading) {
  return headings
    .map((heading, index) => {
      const sample = lines.map((line) => line[index] ?? '').find((cell) => cell !== '') ?? '';
      const meaning = (reading.columns ? reading.columns[index] : columns[index]) ?? '';
      return { index, heading, sample, meaning };
    })
    .filter(({ heading, sample, meaning }) => `${heading}${sample}${meaning}` !== '');
}

/** The reading of another sheet, which is another list. */
export const withSheet = ({ known }: Reading, of: readonly string[], at: number): Reading => ({
  ...firstReading,
  known,
  sheet: { at, of },
});

/** The reading as another kind of list, whose columns are others. */
export const withKind = (
  { columns, isPriceless, ...stays }: Reading,
  kind: SheetKind,
): Reading => ({
  ...withoutAnswers(stays),
  kind,
  among: {},
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
  const among = Object.fromEntries(
    columnQuestions(preview, reading).map((question) => [question.id, question.among]),
  );
  return { ...withoutAnswers(reading), kind: reading.kind ?? preview.kind, columns, among };
}

const withoutAnswers = ({ priceOf, finalPrice, ...stays }: Reading): Reading => stays;

/** The questions about columns, open or answered, and the columns among which each chooses. */
export function columnQuestions(preview: SheetPreview, reading: Reading) {
  const columns = columnsIn(preview, reading);
  return (['material', 'unitPrice'] as const).flatMap((id) => {
    const isQuestion = preview.questions.columns.includes(id);
    const may = isQuestion ? columnsFor(id, columns, columnsOf[preview.kind]) : null;
    const among = reading.among[id] ?? may;
    return among ? [{ id, among }] : [];
  });
}

/** Mends a cell, unless no more can be sent. */
export function withMended(reading: Reading, cell: RefusedCell, typed: string): Reading {
  const mended = withMendedCell(reading.mended, cell, typed);
  return mendedText(mended).length > mostMended ? reading : { ...reading, mended };
}

/** The most that is mended, in characters, as the calls take it. */
const mostMended = 4_000;

const mendedText = (mended: Reading['mended']) =>
  JSON.stringify(mended.map(({ line, column, typed }) => [line, column, typed]));

/** The questions about a list, open or answered. */
export function questionsOf({ questions }: SheetPreview, reading: Reading) {
  const words = new Set([...questions.units, ...Object.keys(reading.units)]);
  return {
    priceOf: questions.priceOf ?? reading.priceOf?.question ?? null,
    // In one order, whatever is answered first.
    units: [...words].toSorted((one, other) => one.localeCompare(other, 'pt-BR')),
    finalPrice: questions.finalPrice ?? reading.finalPrice?.question ?? null,
  };
}

/** Whether nothing can be imported before an answer. */
export function isUnanswered(preview: SheetPreview, reading: Reading) {
  const { columns, readings, priceOf, finalPrice } = preview.questions;
  const isOpen = ({ id, among }: { id: RequiredColumn; among: readonly number[] }) =>
    columns.includes(id) && among.length > 0 && !(id === 'unitPrice' && reading.isPriceless);
  return (
    columnQuestions(preview, reading).some(isOpen) ||
    readings.some(({ isAnswered }) => !isAnswered) ||
    priceOf !== null ||
    finalPrice !== null
  );
}

/** The query of a reading, as the calls take it. */
export function queryOf({ known, sheet, kind, columns, ...answers }: Reading) {
  const units = Object.entries(answers.units).filter(([, id]) => id !== '');
  const readings = Object.entries(answers.readings);
  return {
    known,
    ...(sheet && { sheet: String(sheet.at) }),
    ...(kind && { kind }),
    ...(columns && { columns: columns.join(',') }),
    ...(answers.priceOf && { priceOf: answers.priceOf.answer }),
    ...(units.length > 0 && { units: pairsText(units) }),
    ...(readings.length > 0 && { readings: pairsText(readings) }),
    ...(answers.mended.length > 0 && { mended: mendedText(answers.mended) }),
    ...(answers.finalPrice && { finalPrice: answers.finalPrice.answer }),
  };
}

const pairsText = (pairs: readonly (readonly [string, string | number])[]) =>
  pairs.map((pair) => pair.join(':')).join(',');
