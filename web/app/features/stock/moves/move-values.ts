import { localDay } from '#core/dates/local-day.ts';
import { boundsMessage } from '#core/fields/bounds-message.ts';
import type { NumberField } from '#core/fields/field.ts';
import { priceMessages, validationMessages } from '#core/fields/validation.ts';
import { knownUnit } from '#core/product-draft/row-units.ts';
import { purchaseOf } from '#core/stock/purchase.ts';
import { stockFields } from '#core/stock/stock-fields.ts';
import { stockProblems } from '#core/stock/stock-labels.ts';
import type { StockMaterial } from '#core/stock/stock-schemas.ts';
import { amountIn, typedAmount } from '#core/stock/typed-amount.ts';
import { readOptionalNumber } from '#core/typed/number-text.ts';
import { areAlike } from '#core/units/unit-types.ts';
import { type FieldMessages, validateLazily } from '../../../ui/forms/use-form.ts';

/** A required number: an empty field is none, and never 0. */
const required = <F extends NumberField>(field: F) =>
  ({ ...field, optional: true, fallback: null }) as const;

export const moveFields = {
  quantity: required(stockFields.quantity),
  counted: required(stockFields.counted),
  packs: { ...required(stockFields.quantity), min: 1, typedAs: 'sum' },
  price: { ...required(stockFields.value), typedAs: 'sum' },
  pieces: required(stockFields.pieces),
  countedPieces: required(stockFields.countedPieces),
  soldPrice: required(stockFields.soldPrice),
} as const satisfies Record<string, NumberField>;

export interface AmountValues extends DetailValues {
  readonly quantity: string;
  readonly unit: string;
}

export interface PurchaseValues extends AmountValues {
  readonly price: string;
}

export interface PiecesValues extends DetailValues {
  readonly pieces: string;
}

export interface SaleValues extends PiecesValues {
  readonly unitPrice: string;
}

export type AmountKind = 'adjustment' | 'loss';

const readAmount = (field: NumberField, { quantity, unit }: AmountValues) =>
  typedAmount(field, quantity, knownUnit(unit));

/** The quantity of a count or a loss in the material's unit; null where no number is entered. */
export const quantityOf = (
  material: Pick<StockMaterial, 'unit'>,
  field: NumberField,
  values: AmountValues,
): number | null => amountIn(readAmount(field, values), material.unit);

/** What a purchase comes to so far; null while a number is missing. */
export function boughtOf(material: StockMaterial, values: PurchaseValues) {
  const price = readOptionalNumber(moveFields.price, values.price);
  if (price === null || price < 0) return null;
  const { amount, unit } = material.pack
    ? { amount: readOptionalNumber(moveFields.packs, values.quantity), unit: material.unit }
    : readAmount(moveFields.quantity, values);
  if (amount === null || amount < 0 || !areAlike(unit, material.unit)) return null;
  return { ...purchaseOf(material, amount, unit, price), price };
}

/** One kind of movement: what is sent of its fields, and what is wrong with them. */
export interface Move<Values extends DetailValues = never> {
  readonly find: (input: unknown) => Promise<FieldMessages>;
  /** What is sent besides the day and the note. */
  readonly contentOf: (values: Values) => object;
  /** What is wrong besides what the schema finds in it. */
  readonly problemsOf?: (values: Values, found: FieldMessages) => FieldMessages;
}

/** What is sent of values in which nothing is wrong. */
export const inputOf = <Values extends DetailValues>(move: Move<Values>, values: Values) => ({
  ...move.contentOf(values),
  ...detailsOf(values, new Date()),
});

export async function findProblems<Values extends DetailValues>(
  move: Move<Values>,
  values: Values,
): Promise<FieldMessages> {
  const { happenedAt, ...found } = await move.find(inputOf(move, values));
  return {
    ...found,
    ...(happenedAt && { day: happenedAt }),
    ...move.problemsOf?.(values, found),
    ...dayProblems(values, new Date()),
  };
}

const findWith = (name: 'materialMovement' | 'production' | 'sale' | 'pieceMovement') =>
  validateLazily(async () => (await import('#core/stock/stock-schemas.ts'))[`${name}InputSchema`]);
const movement = findWith('materialMovement');
const pieces = findWith('pieceMovement');

/** @param starts the material is tracked from this purchase on */
export const purchase = (material: StockMaterial, starts = false): Move<PurchaseValues> => ({
  find: movement,
  contentOf(values) {
    // A missing price says nothing against the quantity.
    const priced = isPrice(priceOf(values)) ? values : { ...values, price: '0' };
    const { quantity = null, value = null } = boughtOf(material, priced) ?? {};
    return { kind: 'purchase', quantity, value, ...(starts && { starts }) };
  },
  problemsOf(values, { value }) {
    const price = priceOf(values);
    const missing =
      values.price.trim() === '' ? validationMessages.required : validationMessages.notNumber;
    const wrong = price === null ? missing : boundsMessage(moveFields.price);
    return {
      ...(value && { price: value }),
      ...(!isPrice(price) && { price: wrong }),
      ...unitProblems(material, values),
    };
  },
});

const priceOf = ({ price }: PurchaseValues) => readOptionalNumber(moveFields.price, price);

const isPrice = (price: number | null) => price !== null && price >= 0;

export const amountMove = (kind: AmountKind, material: StockMaterial): Move<AmountValues> => ({
  find: movement,
  contentOf: (values) => ({ kind, quantity: quantityOf(material, fieldOf(kind), values) }),
  problemsOf: (values) => unitProblems(material, values),
});

export const fieldOf = (kind: AmountKind) =>
  ({ adjustment: moveFields.counted, loss: moveFields.quantity })[kind];

function unitProblems(material: StockMaterial, values: AmountValues): FieldMessages {
  if (material.pack && 'price' in values) return {};
  const { unit } = readAmount(moveFields.quantity, values);
  return areAlike(unit, material.unit) ? {} : { quantity: priceMessages.otherDimension };
}

export const production: Move<PiecesValues> = {
  find: findWith('production'),
  contentOf: (values) => ({ pieces: readOptionalNumber(moveFields.pieces, values.pieces) }),
};

export const sale: Move<SaleValues> = {
  find: findWith('sale'),
  contentOf: (values) => ({
    ...production.contentOf(values),
    unitPrice: readOptionalNumber(moveFields.soldPrice, values.unitPrice),
  }),
};

export const piecesMove = (kind: AmountKind): Move<PiecesValues> => ({
  find: pieces,
  contentOf: (values) => ({
    kind,
    pieces: readOptionalNumber(piecesFieldOf(kind), values.pieces),
  }),
});

export const piecesFieldOf = (kind: AmountKind) =>
  ({ adjustment: moveFields.countedPieces, loss: moveFields.pieces })[kind];

/** The day of a movement as '2026-11-25', and a note. */
export interface DetailValues {
  readonly day: string;
  readonly note: string;
}

/** A date field lets a year of two or five digits through. */
const isDay = (day: string) => /^2\d{3}-\d{2}-\d{2}$/.test(day);

/** What is sent of the day and the note. Today is now; another day counts from its noon. */
export function detailsOf({ day, note }: DetailValues, now: Date) {
  const text = note.trim();
  return {
    note: text === '' ? null : text,
    ...(isDay(day) &&
      day !== localDay(now) && { happenedAt: new Date(`${day}T12:00`).toISOString() }),
  };
}

/** What is wrong with the day; the schema validates the rest. */
function dayProblems({ day }: Pick<DetailValues, 'day'>, now: Date): FieldMessages {
  if (day !== '' && !isDay(day)) return { day: stockProblems.noDay };
  return day > localDay(now) ? { day: stockProblems.inTheFuture } : {};
}

/** The field of a dialog that an error's path names. */
export const fieldAt = (path: string): string =>
  ({ happenedAt: 'day', value: 'price' })[path] ?? path;
