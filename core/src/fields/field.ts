/** A field of a row. Everything that handles fields follows from such objects. */
export type Field = TextField | ChoiceField | NumberField;

export interface TextField {
  readonly kind: 'text';
  readonly label: string;
  /** The field's name in messages, where that differs from its label. */
  readonly subject?: string;
  readonly plural?: true;
  /** Characters (code points), after trimming. */
  readonly min: number;
  readonly max: number;
  /** The message for an empty text, where it differs from the one for a wrong length. */
  readonly missing?: string;
  /** What a row has that was stored without it. Typing nothing is refused all the same. */
  readonly fallback?: string;
  /** The field may be null: an empty text of a form, and what a call means that leaves it out. */
  readonly optional?: true;
  /** The text may have several lines, and is long. */
  readonly lines?: 'many';
  readonly searched?: true;
}

export interface ChoiceField<Id extends string = string> {
  readonly kind: 'choice';
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly name: string }[];
  /** The message when none was chosen. */
  readonly message: string;
  /** The value that a call means when it leaves the field out. */
  readonly absent?: Id;
  readonly fallback?: Id;
  /** A search finds the choice by the name of what was chosen, and by its id. */
  readonly searched?: true;
}

export interface NumberField {
  readonly kind: 'number';
  readonly label: string;
  readonly subject?: string;
  readonly plural?: true;
  readonly unit: 'units' | 'pieces' | 'hours' | 'days' | 'reais' | 'reaisPerHour' | 'percent';
  /** A form's arrows move by `step` from `min` to `max`, or only to `lastStep`. */
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly lastStep?: number;
  readonly decimals: number;
  /** The least number that may be typed: 0, or `min`. `above` leaves the bound itself out. */
  readonly least: { readonly from: number } | { readonly above: number };
  /** The message for a number out of bounds, where the specification has its own words. */
  readonly message?: string;
  /** The value that a call means when it leaves the field out. */
  readonly absent?: number;
  /** The number may be null. An empty text is null only where there is no fallback. */
  readonly optional?: true;
  /**
   * Replaces an empty text or one that is no number, once its field was left. With null, an empty text
   * means what a call means that leaves the field out, and one that is no number is refused.
   */
  readonly fallback: number | null;
  /** The note when the fallback steps in, where the usual words would not do. */
  readonly fallbackNote?: string;
  /** An empty field stays empty, and its placeholder shows the fallback. */
  readonly mayStayEmpty?: true;
  /** A number of 0 or less falls back too. Only this box of the form can mean none. */
  readonly noneBy?: string;
  /** What may be typed besides a number: '1h30', an amount such as '1/3' and '60 g', or a sum. */
  readonly typedAs?: 'hours' | 'amount' | 'sum';
}

export type Fields = Readonly<Record<string, Field>>;

/** The name of what was stored without one. */
export const nameless = 'Sem nome';

export type ValueOf<F extends Field> = F extends NumberField
  ? F extends { optional: true }
    ? number | null
    : number
  : F extends ChoiceField<infer Id>
    ? Id
    : F extends { optional: true }
      ? string | null
      : string;

export type ValuesOf<F extends Fields> = { [Key in keyof F]: ValueOf<F[Key]> };

/** The value that a call means when it leaves the field out; undefined where it may not. */
export function absentOf(field: Field): string | number | null | undefined {
  if ('optional' in field && field.optional) return null;
  return field.kind === 'text' ? undefined : field.absent;
}

/** What was stored without the field has this of it; null where its description has no default. */
export function fieldDefault(field: Field): string | number | null {
  const absent = absentOf(field);
  return absent === undefined ? (field.fallback ?? null) : absent;
}

/** Values before a schema has validated them: a text that is no number is still that text. */
export type ReadOf<F extends Fields> = {
  [Key in keyof F]: F[Key] extends NumberField ? number | string | null : string | null;
};

/** A form's texts as typed, and its boxes that stand for no number. */
export type DraftOf<F extends Fields> = { readonly [Key in keyof F]: string } & {
  readonly [Key in keyof F as F[Key] extends { noneBy: infer Box extends string }
    ? Box
    : never]: boolean;
};

export const idsOf = <Id extends string>({ options }: Pick<ChoiceField<Id>, 'options'>): Id[] =>
  options.map(({ id }) => id);

export function keysOf<T extends object>(object: T): Extract<keyof T, string>[] {
  return Object.keys(object) as Extract<keyof T, string>[];
}

/** An object with the same keys, each holding what `make` answers for its field. */
export function mapFields<F extends Fields, Result extends Readonly<Record<keyof F, unknown>>>(
  fields: F,
  make: (field: Field, key: Extract<keyof F, string>) => unknown,
): Result {
  return Object.fromEntries(
    keysOf(fields).map((key) => [key, make(fields[key] as Field, key)]),
  ) as Result;
}

/** What a row has of fields that were not given, as fieldDefault() has it. */
export const fieldDefaults = <F extends Fields>(fields: F): ValuesOf<F> =>
  mapFields(fields, fieldDefault);

/** The values that an object has under the keys of `fields`, which may be a schema's shape too. */
export function pickFields<F extends object, T extends Readonly<Record<keyof F, unknown>>>(
  fields: F,
  object: T,
): Pick<T, keyof F> {
  const entries: [string, unknown][] = keysOf(fields).map((key) => [key, object[key]]);
  return Object.fromEntries(entries) as Pick<T, keyof F>;
}
