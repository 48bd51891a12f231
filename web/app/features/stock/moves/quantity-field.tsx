import type { ReactNode } from 'react';
import type { NumberField as Field } from '#core/fields/field.ts';
import { knownUnit } from '#core/products/row-units.ts';
import { labels } from '#core/text/labels.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { UnitSelect } from '../../../ui/fields/unit-select.tsx';

interface QuantityFieldProps {
  readonly field: Field;
  readonly label: string;
  readonly value: string;
  readonly error?: ReactNode;
  readonly onChange: (value: string) => void;
  /** The unit that the quantity is told in. */
  readonly unit: string;
  readonly onUnit: (unit: string) => void;
}

/** How much of a material, in a unit of its dimension: '500 g' and '0,5 kg' are the same. */
export function QuantityField({ unit, onUnit, ...field }: QuantityFieldProps) {
  const told = knownUnit(unit);
  return (
    <NumberField
      {...field}
      id="moveQuantity"
      unit={told}
      onUnit={onUnit}
      suffix={<UnitSelect id="moveUnit" label={labels.unitUsed} value={told} onChange={onUnit} />}
    />
  );
}
