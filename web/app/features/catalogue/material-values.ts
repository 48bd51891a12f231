import { materialCategories } from '#core/catalogues/material-categories.ts';
import { defaultUnitType } from '#core/catalogues/unit-types.ts';
import { parseDecimal } from '#core/pricing/parse-decimal.ts';
import { catalogueFields } from '#core/products/fields.ts';
import { numberText } from '#core/products/number-text.ts';
import {
  type CatalogueMaterial,
  type CatalogueMaterialInput,
  catalogueMaterialInputSchema,
} from '#core/schemas/catalogue.ts';
import { type FieldMessages, findWith } from '../../ui/use-form.ts';

/** The dialog's fields as texts; the price as typed, no category as ''. */
export interface MaterialValues {
  readonly name: string;
  readonly unitPrice: string;
  readonly unitType: string;
  readonly category: string;
}

export type MaterialField = keyof MaterialValues;

export const emptyMaterial: Readonly<Record<MaterialField, string>> = {
  name: '',
  unitPrice: '',
  unitType: defaultUnitType,
  category: '',
};

export function valuesOf(material: CatalogueMaterial): Record<MaterialField, string> {
  const { name, unitPrice, unitType, category } = material;
  return {
    name,
    unitPrice: numberText(catalogueFields.unitPrice, unitPrice),
    unitType,
    category: category ?? '',
  };
}

/** What keeps the values from being saved, by field. */
export function findProblems(values: MaterialValues): FieldMessages {
  return findWith(catalogueMaterialInputSchema, rawInput(values));
}

/** @throws ZodError when findProblems() finds something */
export function inputOf(values: MaterialValues): CatalogueMaterialInput {
  return catalogueMaterialInputSchema.parse(rawInput(values));
}

function rawInput({ name, unitPrice, unitType, category }: MaterialValues) {
  // What is no number is below every bound, so that the field says what it takes.
  const price = Number(parseDecimal(unitPrice) ?? 0);
  return { name, unitPrice: price, unitType, category: category === '' ? null : category };
}

const [none, ...named] = materialCategories;

/** The choices of a category; one that the list does not know (any more) stays a choice. */
export function categoryOptions(current: string) {
  const known = named.map(({ name }) => ({ value: name, label: name }));
  const unknown = current !== '' && !named.some(({ name }) => name === current);
  return [
    { value: '', label: none.name },
    ...known,
    ...(unknown ? [{ value: current, label: current }] : []),
  ];
}
