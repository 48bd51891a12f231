import { catalogueCategories } from '#core/choices/catalogue-categories.ts';
import type { DraftOf } from '#core/fields/field.ts';
import { draftOf, emptyDraft, readDraft } from '#core/products/field-draft.ts';
import { catalogueFields } from '#core/products/fields.ts';
import type { CatalogueMaterial, CatalogueMaterialContent } from '#core/schemas/catalogue.ts';
import { findLate } from '../../../ui/forms/use-form.ts';

/** The dialog's fields as texts; the price as typed, no category as ''. */
export type MaterialValues = DraftOf<typeof catalogueFields>;

export type MaterialField = keyof MaterialValues;

export const emptyMaterial: MaterialValues = emptyDraft(catalogueFields);

export function valuesOf(material: CatalogueMaterial): MaterialValues {
  return draftOf(catalogueFields, material);
}

const find = findLate(
  async () => (await import('#core/schemas/catalogue.ts')).catalogueMaterialInputSchema,
);

/** The errors of the values, by field. */
export const findProblems = (values: MaterialValues) => find(readDraft(catalogueFields, values));

/** What is sent of values in which findProblems() finds nothing. */
export function inputOf(values: MaterialValues): CatalogueMaterialContent {
  return readDraft(catalogueFields, values) as CatalogueMaterialContent;
}

const [none, ...named] = catalogueCategories;

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
