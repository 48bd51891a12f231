import { areAlike } from '#core/choices/unit-types.ts';
import { boundsMessage } from '#core/fields/bounds-message.ts';
import type { NumberField } from '#core/fields/field.ts';
import { priceMessages, validationMessages } from '#core/fields/validation.ts';
import { readOptionalNumber } from '#core/products/number-text.ts';
import { knownUnit } from '#core/products/row-units.ts';
import { stockFields } from '#core/products/stock-fields.ts';
import { amountIn, typedAmount } from '#core/products/typed-amount.ts';
import type { StockMaterial } from '#core/schemas/stock.ts';
import { purchaseOf } from '#core/stock/purchase.ts';
import { type FieldMessages, validateLazily } from '../../../ui/forms/use-form.ts';
import { type DetailValues, dayProblems, detailsOf } from './detail-values.ts';

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

const movement = validateLazily(async () => (await schemas()).materialMovementInputSchema);
const production = validateLazily(async () => (await schemas()).productionInputSchema);
const sale = validateLazily(async () => (await schemas()).saleInputSchema);
const pieces = validateLazily(async () => (await schemas()).pieceMovementInputSchema);

const schemas = () => import('#core/schemas/stock.ts');

export const purchaseInput = (material: StockMaterial, values: PurchaseValues) => {
  const bought = boughtOf(material, values);
  const { quantity = null, value = null } = bought ?? {};
  return { kind: 'purchase' as const, quantity, value, ...detailsOf(values, new Date()) };
};

export async function purchaseProblems(
  material: StockMaterial,
  values: PurchaseValues,
): Promise<FieldMessages> {
  const price = readOptionalNumber(moveFields.price, values.price);
  const isPrice = price !== null && price >= 0;
  // A missing price says nothing against the quantity.
  const validated = isPrice ? values : { ...values, price: '0' };
  const found = await movement(purchaseInput(material, validated));
  const missingPrice =
    values.price.trim() === '' ? validationMessages.required : validationMessages.notNumber;
  const wrongPrice = price === null ? missingPrice : boundsMessage(moveFields.price);
  return {
    ...found,
    ...(found.value && { price: found.value }),
    ...(!isPrice && { price: wrongPrice }),
    ...unitProblems(material, values),
    ...dayProblems(values, new Date()),
  };
}

export const amountInput = (kind: AmountKind, material: StockMaterial, values: AmountValues) => {
  const quantity = quantityOf(material, fieldOf(kind), values);
  return { kind, quantity, ...detailsOf(values, new Date()) };
};

export async function amountProblems(
  kind: AmountKind,
  material: StockMaterial,
  values: AmountValues,
): Promise<FieldMessages> {
  return {
    ...(await movement(amountInput(kind, material, values))),
    ...unitProblems(material, values),
    ...dayProblems(values, new Date()),
  };
}

export const fieldOf = (kind: AmountKind) =>
  ({ adjustment: moveFields.counted, loss: moveFields.quantity })[kind];

function unitProblems(material: StockMaterial, values: AmountValues): FieldMessages {
  if (material.pack && 'price' in values) return {};
  const { unit } = readAmount(moveFields.quantity, values);
  return areAlike(unit, material.unit) ? {} : { quantity: priceMessages.otherDimension };
}

export const productionInput = (values: PiecesValues) => ({
  pieces: readOptionalNumber(moveFields.pieces, values.pieces),
  ...detailsOf(values, new Date()),
});

export const productionProblems = (values: PiecesValues) =>
  withDay(production(productionInput(values)), values);

const withDay = async (found: Promise<FieldMessages>, values: DetailValues) => ({
  ...(await found),
  ...dayProblems(values, new Date()),
});

export const saleInput = (values: SaleValues) => ({
  ...productionInput(values),
  unitPrice: readOptionalNumber(moveFields.soldPrice, values.unitPrice),
});

export const saleProblems = (values: SaleValues) => withDay(sale(saleInput(values)), values);

export const piecesInput = (kind: AmountKind, values: PiecesValues) => ({
  kind,
  pieces: readOptionalNumber(piecesFieldOf(kind), values.pieces),
  ...detailsOf(values, new Date()),
});

export const piecesProblems = (kind: AmountKind, values: PiecesValues) =>
  withDay(pieces(piecesInput(kind, values)), values);

export const piecesFieldOf = (kind: AmountKind) =>
  ({ adjustment: moveFields.countedPieces, loss: moveFields.pieces })[kind];
