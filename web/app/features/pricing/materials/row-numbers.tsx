import type { ReactNode } from 'react';
import { defaultUnitType, type UnitTypeId, unitOf } from '#core/choices/unit-types.ts';
import type { NumberField as Field } from '#core/fields/field.ts';
import { pricePer } from '#core/messages/form-texts.ts';
import { labels } from '#core/messages/labels.ts';
import { materialFields, packedMaterialFields, packFields } from '#core/products/fields.ts';
import { knownUnit } from '#core/products/row-units.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { UnitSelect } from '../../../ui/fields/unit-select.tsx';
import { type RowField, rowPath } from '../draft/draft-rows.ts';
import { useFieldValue, useNumberField } from '../form/use-pricing-form.ts';
import classes from './material-rows.module.css';
import type { MaterialRows } from './material-rows.ts';

interface RowNumbersProps {
  readonly index: number;
  readonly rows: MaterialRows;
}

/** How much of a material, and what a unit of it costs. The unit is told where it is no piece. */
export function PlainNumbers({ index, rows }: RowNumbersProps) {
  const unit = useUnit(index, 'unit');
  const { abbreviation, name } = unitOf(unit);
  const isPiece = unit === defaultUnitType;
  return (
    <>
      <RowNumber
        index={index}
        name="quantity"
        field={materialFields.quantity}
        unit={unit}
        onUnit={(named) => rows.chooseUnit(index, named)}
        suffix={isPiece ? undefined : abbreviation}
        className={classes.quantity}
      />
      <RowNumber
        index={index}
        name="unitPrice"
        field={materialFields.unitPrice}
        label={isPiece ? labels.unitPrice : pricePer(name)}
        className={classes.price}
      />
    </>
  );
}

/** 'Paguei R$ 18,90 por 254 m, usei 85 m'. */
export function PackNumbers({ index, rows }: RowNumbersProps) {
  const unit = useUnit(index, 'unit');
  const packUnit = useUnit(index, 'pack.unit');
  const use = (named: UnitTypeId) => rows.chooseUnit(index, named);
  const buy = (named: UnitTypeId) => rows.choosePackUnit(index, named);
  return (
    <>
      <RowNumber
        index={index}
        name="pack.price"
        field={packFields.price}
        className={classes.price}
      />
      <RowNumber
        index={index}
        name="pack.content"
        field={packFields.content}
        prefix="por"
        unit={packUnit}
        onUnit={buy}
        suffix={
          <UnitSelect
            id={rowPath(index, 'pack.unit')}
            label={labels.packUnit}
            value={packUnit}
            onChange={buy}
          />
        }
        className={classes.content}
      />
      <RowNumber
        index={index}
        name="quantity"
        field={packedMaterialFields.quantity}
        label={labels.quantityUsed}
        prefix="usei"
        unit={unit}
        onUnit={use}
        suffix={
          <UnitSelect
            id={rowPath(index, 'unit')}
            label={labels.unitUsed}
            value={unit}
            onChange={use}
          />
        }
        className={classes.quantity}
      />
    </>
  );
}

function useUnit(index: number, field: 'unit' | 'pack.unit'): UnitTypeId {
  const { value = defaultUnitType } = useFieldValue<string>(rowPath(index, field));
  return knownUnit(value);
}

interface RowNumberProps {
  readonly index: number;
  readonly name: RowField;
  readonly field: Field;
  readonly label?: string;
  readonly prefix?: string;
  readonly suffix?: ReactNode;
  readonly unit?: UnitTypeId;
  readonly onUnit?: (unit: UnitTypeId) => void;
  readonly className: string | undefined;
}

/** One number of a row, which follows its own text. */
export function RowNumber({ index, name, className, ...number }: RowNumberProps) {
  const { field, label = field.label } = number;
  return (
    <div className={className}>
      <NumberField {...useNumberField(rowPath(index, name), label)} {...number} />
    </div>
  );
}
