import { unitTypes } from '#core/choices/unit-types.ts';
import { formatMoney } from '#core/messages/formats.ts';
import { labels } from '#core/messages/labels.ts';
import { catalogueFields } from '#core/products/fields.ts';
import { textLength } from '#core/text/text-length.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { useForm } from '../../../ui/forms/use-form.ts';
import classes from './material-fields.module.css';
import { categoryOptions, type MaterialField } from './material-values.ts';

const { name, unitPrice } = catalogueFields;
const unitOptions = unitTypes.map((unit) => ({ value: unit.id, label: unit.name }));

type MaterialFormState = ReturnType<typeof useForm<MaterialField>>;

export function MaterialFields({ values, field }: Pick<MaterialFormState, 'values' | 'field'>) {
  return (
    <>
      <TextField
        {...field('name')}
        id="materialName"
        label={labels.catalogueName}
        aside={
          <span className={classes.counter}>
            {textLength(values.name)}/{name.max}
          </span>
        }
        required
        autoComplete="off"
        enterKeyHint="next"
        placeholder="Ex.: Fio de algodão cru"
      />
      <NumberField
        {...field('unitPrice')}
        id="materialPrice"
        field={unitPrice}
        hint={`Mín: ${formatMoney(unitPrice.min)} · Máx: ${formatMoney(unitPrice.max)}`}
      />
      <SelectField
        {...field('unitType')}
        id="materialUnit"
        label={labels.unitType}
        options={unitOptions}
      />
      <SelectField
        {...field('category')}
        id="materialCategory"
        label={labels.catalogueCategory}
        options={categoryOptions(values.category)}
      />
    </>
  );
}
