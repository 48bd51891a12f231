import { catalogueCategories, noCategory } from '#core/catalogue/catalogue-categories.ts';
import { catalogueFields } from '#core/catalogue/catalogue-fields.ts';
import type { CatalogueMaterial, SentMaterial } from '#core/catalogue/catalogue-schemas.ts';
import type { DraftOf, Fields } from '#core/fields/field.ts';
import { storedLike } from '#core/fields/stored-like.ts';
import { priceMessages } from '#core/fields/validation.ts';
import { unitPriceText } from '#core/pricing/price-text.ts';
import { shownUnitPrice } from '#core/pricing/row-cost.ts';
import {
  emptyMaterial as emptyRow,
  type MaterialDraft,
} from '#core/product-draft/product-draft.ts';
import { knownUnit, withPlainAmounts } from '#core/product-draft/row-units.ts';
import { asksAbout } from '#core/product-draft/unit-change.ts';
import { packFields } from '#core/products/product-fields.ts';
import { stockFields } from '#core/stock/stock-fields.ts';
import { amountIn, sentAmount, typedAmount } from '#core/stock/typed-amount.ts';
import { draftOf, emptyDraft, readDraft } from '#core/typed/field-draft.ts';
import { numberText, readNumber, readOptionalNumber } from '#core/typed/number-text.ts';
import { multiply, ratioOf, ratioText } from '#core/typed/ratio.ts';
import { areAlike, defaultUnitType, type UnitTypeId } from '#core/units/unit-types.ts';
import { type FieldMessages, validateLazily } from '../../../ui/forms/use-form.ts';
import { rowSlot } from '../../drafts/draft-slot.ts';

/** The fields of the dialog. A pack's price is a fact off a receipt too: it has no fallback. */
export const dialogFields = {
  ...catalogueFields,
  packPrice: { ...packFields.price, fallback: null, optional: true },
  packContent: packFields.content,
  packUnit: { ...packFields.unit, absent: defaultUnitType },
  minimum: stockFields.minimum,
} as const satisfies Fields;

/** The dialog's fields as texts; no category as ''. The texts of both ways to pay stay. */
export type MaterialValues = DraftOf<typeof dialogFields> & {
  /** How the price is given: 'unit' or 'pack'. */
  readonly paidBy: string;
  /** Whether its stock is tracked: 'yes' or 'no'. */
  readonly tracked: string;
};

export type MaterialField = keyof MaterialValues;

export const emptyMaterial: MaterialValues = {
  ...emptyDraft(dialogFields),
  paidBy: 'unit',
  tracked: 'no',
};

/** Where the texts of a material, or of a new one (null), are kept until they are saved. */
export const materialSlot = rowSlot('material', (texts) => storedLike(emptyMaterial, texts));

export const isTracked = ({ tracked }: Pick<MaterialValues, 'tracked'>) => tracked === 'yes';

export const isPack = ({ paidBy }: Pick<MaterialValues, 'paidBy'>) => paidBy === 'pack';

export function valuesOf(material: CatalogueMaterial): MaterialValues {
  const { pack, wastePercentage, unitType } = material;
  const values = draftOf(dialogFields, {
    ...material,
    packPrice: pack?.price ?? null,
    packContent: pack?.content ?? null,
    packUnit: pack?.unit ?? unitType,
  });
  return {
    ...values,
    ...(wastePercentage === 0 && { wastePercentage: '' }),
    paidBy: pack ? 'pack' : 'unit',
    tracked: material.tracked ? 'yes' : 'no',
  };
}

const find = validateLazily(
  async () => (await import('#core/catalogue/catalogue-schemas.ts')).catalogueMaterialInputSchema,
);

export async function findProblems(values: MaterialValues): Promise<FieldMessages> {
  const read = readValues(values);
  // No price is one that is too low: the specification has words for that.
  const isPriced = read.pack || typeof read.unitPrice === 'number';
  const validated = isPriced ? read : { ...read, unitPrice: 0 };
  const problems = Object.entries(await find(validated));
  return {
    ...Object.fromEntries(problems.map(([path, message]) => [fieldAt(path), message])),
    ...minimumProblems(values),
  };
}

/**
 * What is sent of values in which findProblems() finds nothing.
 * @param before what the form began with: a minimum that nobody touched is left out and so stays
 */
export function inputOf(values: MaterialValues, before?: MaterialValues): SentMaterial {
  const { minimum, ...rest } = readValues(values) as SentMaterial;
  const isUntouched = minimum === undefined || values.minimum === before?.minimum;
  return isUntouched ? rest : { ...rest, minimum };
}

/** The field of the dialog that an error's path names: 'pack.content' is 'packContent'. */
export function fieldAt(path: string): string {
  return path.replace(/^pack\.([a-z])/, (_, first: string) => `pack${first.toUpperCase()}`);
}

function readValues(typed: MaterialValues) {
  const values = withPlainContent(typed);
  const { packPrice, packContent, packUnit, minimum: _, ...read } = readDraft(dialogFields, values);
  const fields = { ...read, ...settingsOf(values) };
  return isPack(values)
    ? {
        ...fields,
        unitPrice: null,
        pack: { price: packPrice, content: packContent, unit: packUnit },
      }
    : { ...fields, pack: null };
}

const settingsOf = (values: MaterialValues) =>
  isTracked(values) ? { tracked: true, minimum: minimumOf(values) } : { tracked: false };

const typedMinimum = ({ minimum, unitType }: MaterialValues) =>
  typedAmount(dialogFields.minimum, minimum, knownUnit(unitType));

/** The minimum as it is sent, in the material's unit; null where none is entered. */
const minimumOf = ({ minimum, unitType }: MaterialValues) =>
  sentAmount(dialogFields.minimum, minimum, knownUnit(unitType));

function minimumProblems(values: MaterialValues): FieldMessages {
  if (!isTracked(values) || isBlank(values.minimum) || minimumOf(values) !== null) return {};
  return { minimum: priceMessages.otherDimension };
}

/** The text of the minimum in a unit: as much as it was, where it is of the unit's dimension. */
export function minimumIn(values: MaterialValues, unit: UnitTypeId): string {
  const amount = amountIn(typedMinimum(values), unit);
  return amount === null ? values.minimum : numberText(dialogFields.minimum, amount);
}

/** The values with the content as a plain number in the unit that it names: '500 g' is 500, in grams. */
function withPlainContent(values: MaterialValues): MaterialValues {
  const { unitType, packContent, packUnit } = values;
  const { unit, unitPrice, pack } = withPlainAmounts({
    ...emptyRow,
    quantity: isPack(values) ? '1' : '',
    unit: unitType,
    unitPrice: values.unitPrice,
    byPack: isPack(values),
    pack: { ...emptyRow.pack, content: packContent, unit: packUnit },
  });
  return { ...values, unitType: unit, unitPrice, packContent: pack.content, packUnit: pack.unit };
}

type Units = Pick<MaterialValues, 'unitType' | 'packUnit'>;

/**
 * The units after one of them was chosen. A pack's content and what is used of it are of one
 * dimension: a unit of another one moves the other unit along.
 */
export function withUnit(values: MaterialValues, chosen: Partial<Units>): Partial<Units> {
  const { unitType, packUnit } = { ...values, ...chosen };
  if (!isPack(values) || areAlikeTexts(unitType, packUnit)) return chosen;
  const both = chosen.packUnit ?? unitType;
  return { unitType: both, packUnit: both };
}

/**
 * Whether the stored price would silently be that of another amount. One that was typed here is of
 * whatever unit is chosen for it.
 */
export function asksAboutUnit(
  values: MaterialValues,
  stored: MaterialValues | null,
  unit: UnitTypeId,
): boolean {
  const isStored = paidFields.every((key) => values[key] === stored?.[key]);
  return isStored && asksAbout(rowOf(values), { of: 'unit', unit, amount: null });
}

const paidFields = ['paidBy', 'unitPrice', 'packPrice', 'packContent'] as const;

/** The material as a row that uses one of its unit, or its whole pack: so a change of its unit is questioned. */
export function rowOf(values: MaterialValues): MaterialDraft {
  const { unitType, unitPrice, packPrice, packContent, packUnit } = withPlainContent(values);
  return isPack(values)
    ? {
        ...emptyRow,
        byPack: true,
        quantity: packContent,
        unit: packUnit,
        pack: { price: packPrice, content: packContent, unit: packUnit },
      }
    : { ...emptyRow, quantity: '1', unit: unitType, unitPrice };
}

/** What changes where `before` became `after` by the answer; a minimum counts as much as it did. */
export function asAnswered(
  values: MaterialValues,
  before: MaterialDraft,
  after: MaterialDraft,
): Partial<MaterialValues> {
  const { byPack, pack, unit } = after;
  return {
    unitType: unit,
    packUnit: pack.unit,
    ...(byPack && { paidBy: 'pack', packPrice: pack.price, packContent: pack.content }),
    minimum: minimumAs(values, before, after),
  };
}

function minimumAs(values: MaterialValues, before: MaterialDraft, after: MaterialDraft): string {
  const { minimum } = dialogFields;
  const amount = amountIn(typedMinimum(values), knownUnit(before.unit));
  const [from, to] = [before, after].map(({ quantity }) => readNumber(minimum, quantity));
  if (amount === null || !from || !to) return values.minimum;
  const ratio = multiply(ratioOf(amount), ratioOf(to, from));
  return numberText(minimum, ratioText(ratio, minimum.decimals));
}

/**
 * What changes with the other way to give the price. The texts of both ways stay; a unit price that
 * was typed first is taken for the pack's.
 */
export function otherWay(values: MaterialValues): Partial<MaterialValues> {
  if (isPack(values)) return { paidBy: 'unit' };
  const { unitType, unitPrice, packPrice, packContent, packUnit } = values;
  const price = isBlank(packPrice) ? { packPrice: unitPrice } : {};
  if (areAlikeTexts(unitType, packUnit)) return { paidBy: 'pack', ...price };
  const units = isBlank(packContent) ? { packUnit: unitType } : { unitType: packUnit };
  return { paidBy: 'pack', ...price, ...units };
}

const isBlank = (text: string) => text.trim() === '';

const leastContent = 10 ** -packFields.content.decimals;

/** 'R$ 0,0744 por metro': what the pack makes of a unit. Null until both of its numbers are there. */
export function packPerUnitText(typed: MaterialValues): string | null {
  const values = withPlainContent(typed);
  const price = readOptionalNumber(dialogFields.packPrice, values.packPrice);
  const content = readOptionalNumber(dialogFields.packContent, values.packContent);
  const [unit, packed] = [knownUnit(values.unitType), knownUnit(values.packUnit)];
  if (price === null || content === null || !areAlike(unit, packed)) return null;
  if (price < 0 || price > packFields.price.max) return null;
  if (content < leastContent || content > packFields.content.max) return null;
  return unitPriceText(shownUnitPrice({ unit, pack: { price, content, unit: packed } }), unit);
}

const areAlikeTexts = (one: string, other: string) => areAlike(knownUnit(one), knownUnit(other));

const [, ...named] = catalogueCategories;

/** The choices of a category; one that the list does not know (any more) stays a choice. */
export function categoryOptions(current: string) {
  const known = named.map(({ name }) => ({ value: name, label: name }));
  const unknown = current !== '' && !named.some(({ name }) => name === current);
  return [
    { value: '', label: noCategory.name },
    ...known,
    ...(unknown ? [{ value: current, label: current }] : []),
  ];
}
