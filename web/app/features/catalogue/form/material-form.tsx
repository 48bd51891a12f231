import type { CatalogueMaterial, SentMaterial } from '#core/catalogue/catalogue-schemas.ts';
import { catalogueLabels, catalogueToasts, materialForm } from '#core/catalogue/catalogue-texts.ts';
import { errorMessages } from '#core/errors/errors.ts';
import { priceText, wasteText } from '#core/pricing/price-text.ts';
import { unitOf } from '#core/units/unit-types.ts';
import { RowForm, type RowFormProps, type RowKind } from '../../drafts/row-form.tsx';
import { cachedCatalogue } from '../stored/cached-catalogue.ts';
import { materialCalls } from '../stored/material-calls.ts';
import { MaterialFields, unitAnswer } from './material-fields.tsx';
import {
  emptyMaterial,
  fieldAt,
  findProblems,
  inputOf,
  type MaterialValues,
  materialSlot,
  valuesOf,
} from './material-values.ts';

export type MaterialFormProps = RowFormProps<CatalogueMaterial>;

export const MaterialForm = (props: MaterialFormProps) => (
  <RowForm {...props} kind={materialKind} fresh={emptyMaterial} question={unitAnswer}>
    {(form) => <MaterialFields {...form} />}
  </RowForm>
);

const { changed, fields, add, update, saving } = materialForm;

const materialKind: RowKind<CatalogueMaterial, MaterialValues, SentMaterial> = {
  calls: materialCalls,
  cached: cachedCatalogue,
  slot: materialSlot,
  textsOf: valuesOf,
  inputOf,
  findProblems,
  fieldAt,
  words: (material) => ({
    changed,
    fields,
    saving,
    ...(material
      ? {
          save: update,
          saved: () => catalogueToasts.updated,
          failed: errorMessages.catalogue_update_failed.detail,
        }
      : {
          save: add,
          saved: () => catalogueToasts.added,
          failed: errorMessages.catalogue_add_failed.detail,
        }),
  }),
  versionOf: ({ name, category, pack, unitPrice, unitType, wastePercentage }) => ({
    name,
    price: priceText({ pack, unitPrice }, unitType),
    note: [
      category ?? catalogueLabels.noCategory,
      pack && `usado em ${unitOf(unitType).name}`,
      wasteText(wastePercentage),
    ]
      .filter(Boolean)
      .join(' · '),
  }),
};
