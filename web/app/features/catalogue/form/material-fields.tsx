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
import { categoryOptions, isPack, type MaterialField, withUnit } from './material-values.ts';
import { PackFields } from './pack-fields.tsx';
import { PriceWay } from './price-way.tsx';

const { name, unitPrice, wastePercentage } = catalogueFields;
const unitOptions = unitTypes.map((unit) => ({ value: unit.id, label: unit.name }));

type MaterialFormState = Pick<ReturnType<typeof useForm<MaterialField>>, 'values' | 'field'>;

export function MaterialFields({ values, field }: MaterialFormState) {
  const byPack = isPack(values);
  const change = (changes: Partial<typeof values>) => {
    for (const [key, text] of Object.entries(changes)) field(key as MaterialField).onChange(text);
  };
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
      <PriceWay values={values} onChange={change}>
        {byPack ? (
          <PackFields
            values={values}
            field={field}
            onUnit={(packUnit) => change(withUnit(values, { packUnit }))}
          />
        ) : (
          <NumberField
            {...field('unitPrice')}
            id="materialPrice"
            field={unitPrice}
            hint={`Mín: ${formatMoney(unitPrice.min)} · Máx: ${formatMoney(unitPrice.max)}`}
          />
        )}
      </PriceWay>
      <div className={classes.pair}>
        <SelectField
          {...field('unitType')}
          id="materialUnit"
          label={labels.unitType}
          options={unitOptions}
          {...(byPack && { hint: 'Em que você mede o que usa.' })}
          onChange={(unitType) => change(withUnit(values, { unitType }))}
        />
        <NumberField
          {...field('wastePercentage')}
          id="materialWaste"
          field={wastePercentage}
          hint="O que se corta ou quebra."
        />
      </div>
      <SelectField
        {...field('category')}
        id="materialCategory"
        label={labels.catalogueCategory}
        options={categoryOptions(values.category)}
      />
    </>
  );
}
