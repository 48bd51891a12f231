import type { UnitTypeId } from '#core/choices/unit-types.ts';
import { knownUnit } from '#core/products/row-units.ts';
import { labels } from '#core/text/labels.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { UnitSelect } from '../../../ui/fields/unit-select.tsx';
import type { useForm } from '../../../ui/forms/use-form.ts';
import classes from './material-fields.module.css';
import { dialogFields, type MaterialField, packPerUnitText } from './material-values.ts';

interface PackFieldsProps
  extends Pick<ReturnType<typeof useForm<MaterialField>>, 'values' | 'field'> {
  readonly onUnit: (unit: UnitTypeId) => void;
}

/** What was paid for a whole pack, what is in it, and what that makes of a unit. */
export function PackFields({ values, field, onUnit }: PackFieldsProps) {
  const packUnit = knownUnit(values.packUnit);
  const content = field('packContent');
  return (
    <>
      <NumberField {...field('packPrice')} id="materialPackPrice" field={dialogFields.packPrice} />
      <NumberField
        {...content}
        error={content.error ?? field('packUnit').error}
        id="materialPackContent"
        field={dialogFields.packContent}
        unit={packUnit}
        onUnit={onUnit}
        suffix={
          <UnitSelect
            id="materialPackUnit"
            label={labels.packUnit}
            value={packUnit}
            onChange={onUnit}
          />
        }
      />
      <p className={classes.perUnit}>
        Sai por{' '}
        <output htmlFor="materialPackPrice materialPackContent" aria-label="Preço por unidade">
          {packPerUnitText(values) ?? '…'}
        </output>
      </p>
    </>
  );
}
