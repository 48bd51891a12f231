import {
  absentOf,
  type DraftOf,
  type Field,
  type Fields,
  keysOf,
  mapFields,
  type NumberField,
  type ReadOf,
} from '../fields/field.ts';
import { tidyLine, tidyLines } from '../fields/tidy-text.ts';
import {
  emptyNumberText,
  numberContent,
  numberText,
  sentNumber,
  settleNumber,
} from './number-text.ts';

type Value = string | number | null;

/** A fresh form: numbers at their defaults, except where a value is given. */
export function emptyDraft<F extends Fields>(
  fields: F,
  values: Partial<Readonly<Record<keyof F, Value>>> = {},
): DraftOf<F> {
  const texts = mapFields(fields, (field, key) => {
    const value = values[key];
    if (value !== undefined) return fieldText(field, value);
    return field.kind === 'number' ? emptyNumberText(field) : String(absentOf(field) ?? '');
  });
  return withBoxes(fields, texts, () => false);
}

export function draftOf<F extends Fields>(
  fields: F,
  values: Readonly<Record<keyof F, Value>>,
): DraftOf<F> {
  const isNone = (key: keyof F, field: Field) => hasBox(field) && values[key] === 0;
  const texts = mapFields(fields, (field, key) =>
    isNone(key, field) ? '' : fieldText(field, values[key]),
  );
  return withBoxes(fields, texts, isNone);
}

/** The values that a form stands for, as sentNumber() has its numbers; a schema validates them. */
export function readDraft<F extends Fields>(fields: F, draft: DraftOf<F>): ReadOf<F> {
  return mapFields(fields, (field, key) => {
    if (isTicked(field, draft)) return 0;
    const typed: string = draft[key];
    if (field.kind === 'number') return sentNumber(field, typed);
    const text = tidy(field, typed);
    return text === '' && field.kind === 'text' && field.optional ? null : text;
  });
}

const tidy = (field: Field, typed: string) =>
  'lines' in field && field.lines === 'many' ? tidyLines(typed) : tidyLine(typed);

/** The form as if every field had been left. */
export function settleDraft<F extends Fields, D extends DraftOf<F>>(fields: F, draft: D): D {
  const settled = mapFields(fields, (field, key) =>
    field.kind === 'number' && !isTicked(field, draft)
      ? settleNumber(field, draft[key]).text
      : draft[key],
  );
  return { ...draft, ...settled };
}

/** The content of a form, however it is written: '25' and '25,00' are the same. */
export function contentOf<F extends Fields>(fields: F, draft: DraftOf<F>): string {
  const contents = keysOf(fields).map((key) => {
    const field = fields[key] as Field;
    if (isTicked(field, draft)) return null;
    return field.kind === 'number' ? numberContent(field, draft[key]) : tidy(field, draft[key]);
  });
  return JSON.stringify(contents);
}

function fieldText(field: Field, value: Value): string {
  if (value === null) return '';
  return field.kind === 'number' ? numberText(field, value) : String(value);
}

function hasBox(field: Field): field is NumberField & { noneBy: string } {
  return field.kind === 'number' && field.noneBy !== undefined;
}

function isTicked(field: Field, draft: object): boolean {
  return hasBox(field) && (draft as Readonly<Record<string, unknown>>)[field.noneBy] === true;
}

function withBoxes<F extends Fields>(
  fields: F,
  texts: object,
  isNone: (key: keyof F, field: Field) => boolean,
): DraftOf<F> {
  const boxes = keysOf(fields).flatMap((key) => {
    const field = fields[key] as Field;
    return hasBox(field) ? [[field.noneBy, isNone(key, field)]] : [];
  });
  return { ...texts, ...Object.fromEntries(boxes) };
}
