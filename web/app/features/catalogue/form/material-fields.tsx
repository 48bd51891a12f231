import { unitOf, unitTypes } from '#core/choices/unit-types.ts';
import { plans } from '#core/plans/plans.ts';
import { catalogueFields } from '#core/products/fields.ts';
import { knownUnit } from '#core/products/row-units.ts';
import { minimumHint, stockLabels } from '#core/stock/stock-labels.ts';
import { labels } from '#core/text/labels.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { counted } from '../../../ui/fields/counted.tsx';
import pairClasses from '../../../ui/fields/field-pair.module.css';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { useForm } from '../../../ui/forms/use-form.ts';
import { useUser } from '../../session/user-context.ts';
import {
  categoryOptions,
  dialogFields,
  isPack,
  isTracked,
  type MaterialField,
  minimumIn,
  withUnit,
} from './material-values.ts';
import { PriceFields } from './price-fields.tsx';

const { name, wastePercentage, supplier } = catalogueFields;
const unitOptions = unitTypes.map((unit) => ({ value: unit.id, label: unit.name }));

type MaterialFormState = Pick<ReturnType<typeof useForm<MaterialField>>, 'values' | 'field'>;

export function MaterialFields({ values, field }: MaterialFormState) {
  const byPack = isPack(values);
  const keepsStock = plans[useUser().plan].features.stock;
  const change = (changes: Partial<typeof values>) => {
    for (const [key, text] of Object.entries(changes)) field(key as MaterialField).onChange(text);
  };
  return (
    <>
      <TextField
        {...field('name')}
        id="materialName"
        label={labels.catalogueName}
        {...counted(name, values.name, field('name').error)}
        required
        autoComplete="off"
        enterKeyHint="next"
        placeholder="Ex.: Fio de algodão cru"
      />
      <PriceFields values={values} field={field} onChange={change} />
      <div className={pairClasses.pair}>
        <SelectField
          {...field('unitType')}
          id="materialUnit"
          label={labels.unitType}
          options={unitOptions}
          {...(byPack && { hint: 'Em que você mede o que usa.' })}
          onChange={(unitType) =>
            change({
              ...withUnit(values, { unitType }),
              ...(keepsStock && { minimum: minimumIn(values, knownUnit(unitType)) }),
            })
          }
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
      <TextField
        {...field('supplier')}
        {...counted(supplier, values.supplier, field('supplier').error)}
        id="materialSupplier"
        label={supplier.label}
        autoComplete="off"
        enterKeyHint="next"
        placeholder="Ex.: Casa das Linhas"
      />
      {keepsStock && <StockFields values={values} field={field} />}
    </>
  );
}

function StockFields({ values, field }: MaterialFormState) {
  const tracked = isTracked(values);
  const unit = knownUnit(values.unitType);
  return (
    <>
      <CheckField
        id="materialTracked"
        label={stockLabels.tracked}
        checked={tracked}
        onChange={(checked) => field('tracked').onChange(checked ? 'yes' : 'no')}
      />
      {tracked && (
        <NumberField
          {...field('minimum')}
          id="materialMinimum"
          field={dialogFields.minimum}
          unit={unit}
          // '1 kg' becomes a number in the material's own unit.
          onUnit={() => field('minimum').onChange(minimumIn(values, unit))}
          suffix={unitOf(unit).abbreviation}
          hint={minimumHint}
        />
      )}
    </>
  );
}
