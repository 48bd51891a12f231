/**
 * One field of a product or a material: what it is called, which values it takes and what stands in
 * for one that is missing. Everything that handles fields is made from such plain objects.
 */
export type Field = TextField | ChoiceField | NumberField;

export interface TextField {
  readonly kind: 'text';
  readonly label: string;
  /** How a message names it, where that is not its label. */
  readonly subject?: string;
  /** Characters (code points), after trimming. */
  readonly min: number;
  readonly max: number;
  /** Said of an empty text, where that is not the same as of one of a wrong length. */
  readonly missing?: string;
  /** It may be null, which a form shows as an empty text; null is also what a call leaves out. */
  readonly optional?: true;
}

interface ChoiceField<Id extends string = string> {
  readonly kind: 'choice';
  readonly label: string;
  readonly ids: readonly Id[];
  /** Said when none of them was chosen. */
  readonly message: string;
  /** What a call means that leaves it out. */
  readonly absent?: Id;
}

export interface NumberField {
  readonly kind: 'number';
  readonly label: string;
  /** The label is a plural. */
  readonly plural?: true;
  readonly unit: 'units' | 'hours' | 'reais' | 'reaisPerHour' | 'percent';
  /** What a form offers: its arrows move by `step` from `min` to `max`. */
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly decimals: number;
  /** The least that is taken when it is typed: 0, or `min`; `above` leaves the bound itself out. */
  readonly least: { readonly from: number } | { readonly above: number };
  /** Said of what is out of bounds, where the specification has its own words. */
  readonly message?: string;
  /** What a call means that leaves it out. */
  readonly absent?: number;
  /** Stands in for what is empty or no number; with null nothing does, and it is refused. */
  readonly fallback: number | null;
  /** Said when the fallback steps in, where the usual words would not do. */
  readonly fallbackNote?: string;
  /** Left empty, it stays so: its placeholder shows the fallback. */
  readonly mayStayEmpty?: true;
  /** What comes to 0 or less falls back too: only this box of the form says that there is none. */
  readonly noneBy?: string;
}

export type Fields = Readonly<Record<string, Field>>;

/** What the API carries of a field. */
export type ValueOf<F extends Field> = F extends NumberField
  ? number
  : F extends ChoiceField<infer Id>
    ? Id
    : F extends { optional: true }
      ? string | null
      : string;

export type ValuesOf<F extends Fields> = { [Key in keyof F]: ValueOf<F[Key]> };

/** Values before a schema has judged them. */
export type ReadOf<F extends Fields> = {
  [Key in keyof F]: F[Key] extends NumberField ? number : string | null;
};

/** What a form holds of fields: the texts as typed, and the boxes that say that a number is none. */
export type DraftOf<F extends Fields> = { readonly [Key in keyof F]: string } & {
  readonly [Key in keyof F as F[Key] extends { noneBy: infer Box extends string }
    ? Box
    : never]: boolean;
};

/** The keys of an object as its type names them. */
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

/** The part of an object that fields name. */
export function pickFields<F extends Fields, T extends Readonly<Record<keyof F, unknown>>>(
  fields: F,
  object: T,
): Pick<T, keyof F> {
  return mapFields(fields, (_, key) => object[key]);
}
