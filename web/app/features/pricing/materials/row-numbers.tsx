import { type ReactNode, useState } from 'react';
import { defaultUnitType, type UnitTypeId, unitOf } from '#core/choices/unit-types.ts';
import type { NumberField as Field } from '#core/fields/field.ts';
import { materialFields, packedMaterialFields, packFields } from '#core/products/fields.ts';
import { pricePer } from '#core/products/form-texts.ts';
import { knownUnit } from '#core/products/row-units.ts';
import { labels } from '#core/text/labels.ts';
import { typedNotes } from '#core/typed/typed-notes.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { UnitSelect } from '../../../ui/fields/unit-select.tsx';
import { type RowField, rowPath } from '../draft/draft-rows.ts';
import { useFieldValue, useNumberField } from '../form/use-pricing-form.ts';
import type { MaterialRows } from './material-rows.ts';
import classes from './row-fields.module.css';

interface RowNumbersProps {
  readonly index: number;
  readonly rows: MaterialRows;
}

/** How many letters of a unit a label has room for on one line of a phone. */
const longest = 8;

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
        label={isPiece ? labels.unitPrice : pricePer(name.length > longest ? abbreviation : name)}
        className={classes.price}
      />
    </>
  );
}

/** 'Paguei R$ 18,90 por 254 m, usei 85 m'. */
export function PackNumbers({ index, rows }: RowNumbersProps) {
  const unit = useUnit(index, 'unit');
  const packUnit = useUnit(index, 'pack.unit');
  const [moved, setMoved] = useState<'content' | 'quantity' | null>(null);
  const use = (named: UnitTypeId) => setMoved(rows.chooseUnit(index, named) ? 'content' : null);
  const buy = (named: UnitTypeId) =>
    setMoved(rows.choosePackUnit(index, named) ? 'quantity' : null);
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
        hint={moved === 'content' ? movedTo(packUnit) : ''}
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
        hint={moved === 'quantity' ? movedTo(unit) : ''}
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

/** Said below a number whose unit nobody chose. */
const movedTo = (unit: UnitTypeId) => typedNotes.unit(unitOf(unit).name);

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
  readonly hint?: string;
  readonly unit?: UnitTypeId;
  readonly onUnit?: (unit: UnitTypeId) => void;
  readonly className: string | undefined;
}

/** One number of a row, which follows its own text. */
export function RowNumber({ index, name, className, ...number }: RowNumberProps) {
  const { field, unit, suffix, label = field.label } = number;
  const text = useNumberField(rowPath(index, name), label);
  const signs = text.value.length + (unit && suffix ? unitOf(unit).abbreviation.length : 0);
  return (
    <div className={className} style={{ '--length': Math.max(signs, 1) }}>
      <NumberField {...text} {...number} />
    </div>
  );
}
