import { useState } from 'react';
import { catalogueFields } from '#core/catalogue/catalogue-fields.ts';
import { catalogueLabels } from '#core/catalogue/catalogue-texts.ts';
import { plans } from '#core/plans/plans.ts';
import { knownUnit } from '#core/product-draft/row-units.ts';
import { questionOf } from '#core/product-draft/unit-change-answers.ts';
import { minimumHint, stockLabels } from '#core/stock/stock-labels.ts';
import { type UnitTypeId, unitOf, unitTypes } from '#core/units/unit-types.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { counted } from '../../../ui/fields/counted.tsx';
import pairClasses from '../../../ui/fields/field-pair.module.css';
import { FieldQuestion } from '../../../ui/fields/field-question.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { UnitAnswers } from '../../../ui/fields/unit-answers.tsx';
import type { RowFields } from '../../drafts/row-form.tsx';
import { useUser } from '../../session/user-context.ts';
import {
  asAnswered,
  asksAboutUnit,
  categoryOptions,
  dialogFields,
  isPack,
  isTracked,
  type MaterialField,
  type MaterialValues,
  minimumIn,
  rowOf,
  withUnit,
} from './material-values.ts';
import { PriceFields } from './price-fields.tsx';

const { name, wastePercentage, supplier } = catalogueFields;
const unitOptions = unitTypes.map((unit) => ({ value: unit.id, label: unit.name }));

type MaterialFieldsProps = Omit<RowFields<MaterialValues>, 'begin'>;

/** The id of the field that answers the question about the unit. */
export const unitAnswer = 'materialUnit.answer';

export function MaterialFields({ values, field, stored }: MaterialFieldsProps) {
  const byPack = isPack(values);
  const keepsStock = plans[useUser().plan].features.stock;
  const change = (changes: Partial<typeof values>) => {
    for (const [key, text] of Object.entries(changes)) field(key as MaterialField).onChange(text);
  };
  const [pending, setPending] = useState<UnitTypeId | null>(null);
  const asks = (unit: UnitTypeId) => asksAboutUnit(values, stored, unit);
  const choose = (units: Parameters<typeof withUnit>[1]) => {
    const unit = knownUnit(units.unitType ?? units.packUnit ?? '');
    if (asks(unit)) return setPending(unit);
    setPending(null);
    change({
      ...withUnit(values, units),
      ...(keepsStock && units.unitType && { minimum: minimumIn(values, unit) }),
    });
  };
  const row = rowOf(values);
  const question =
    pending && asks(pending) ? ({ of: 'unit', unit: pending, amount: null } as const) : null;
  return (
    <>
      <TextField
        {...field('name')}
        id="materialName"
        label={catalogueLabels.name}
        {...counted(name, values.name, field('name').error)}
        required
        autoComplete="off"
        enterKeyHint="next"
        placeholder="Ex.: Fio de algodão cru"
      />
      <PriceFields values={values} field={field} onChange={change} onChooseUnit={choose} />
      <div className={pairClasses.pair}>
        <SelectField
          {...field('unitType')}
          id="materialUnit"
          label={catalogueLabels.unitType}
          options={unitOptions}
          {...(byPack && { hint: 'Em que você mede o que usa.' })}
          onChange={(unitType) => choose({ unitType })}
        />
        <NumberField
          {...field('wastePercentage')}
          id="materialWaste"
          field={wastePercentage}
          hint="O que se corta ou quebra."
        />
      </div>
      <FieldQuestion about="materialUnit" text={question && questionOf(row, question).text}>
        {question && (
          <UnitAnswers
            id={unitAnswer}
            row={row}
            change={question}
            onAnswer={(after) => {
              setPending(null);
              if (after) change(asAnswered(values, row, after));
              document.getElementById('materialUnit')?.focus();
            }}
          />
        )}
      </FieldQuestion>
      <SelectField
        {...field('category')}
        id="materialCategory"
        label={catalogueLabels.category}
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

function StockFields({ values, field }: Omit<MaterialFieldsProps, 'stored'>) {
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
