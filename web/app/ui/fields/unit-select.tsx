import { IconChevronDown } from '@tabler/icons-react';
import { type UnitTypeId, unitOf, unitTypes } from '#core/units/unit-types.ts';
import classes from './field.module.css';

interface UnitSelectProps {
  readonly id: string;
  readonly label: string;
  readonly value: UnitTypeId;
  readonly onChange: (unit: UnitTypeId) => void;
}

const options = unitTypes.map(({ id, name, abbreviation }) => (
  <option key={id} value={id}>
    {name === abbreviation ? name : `${name} (${abbreviation})`}
  </option>
));

/**
 * The unit of the number before it, within the number's box: its abbreviation, and the device's own
 * picker with the names on top of it. Enter passes it by.
 */
export function UnitSelect({ id, label, value, onChange }: UnitSelectProps) {
  return (
    <span className={classes.unit}>
      <span aria-hidden>{unitOf(value).abbreviation}</span>
      <IconChevronDown size={12} stroke={2} aria-hidden />
      <select
        id={id}
        aria-label={label}
        value={value}
        className={classes.over}
        data-passed-by
        onChange={({ currentTarget }) => onChange(currentTarget.value as UnitTypeId)}
      >
        {options}
      </select>
    </span>
  );
}
