import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { useForm } from '../../../ui/forms/use-form.ts';
import classes from './material-fields.module.css';
import { dialogFields, type MaterialField, packPerUnitText } from './material-values.ts';

interface PackFieldsProps
  extends Pick<ReturnType<typeof useForm<MaterialField>>, 'values' | 'field'> {
  readonly unitOptions: readonly { readonly value: string; readonly label: string }[];
  readonly onUnit: (unit: string) => void;
}

/** What was paid for a whole pack, what is in it, and what that makes of a unit. */
export function PackFields({ values, field, unitOptions, onUnit }: PackFieldsProps) {
  const perUnit = packPerUnitText(values);
  return (
    <>
      <NumberField {...field('packPrice')} id="materialPackPrice" field={dialogFields.packPrice} />
      <div className={classes.pair}>
        <NumberField
          {...field('packContent')}
          id="materialPackContent"
          field={dialogFields.packContent}
        />
        <SelectField
          {...field('packUnit')}
          id="materialPackUnit"
          label="Unidade do conteúdo"
          options={unitOptions}
          onChange={onUnit}
        />
      </div>
      <p className={classes.perUnit}>
        Sai por{' '}
        <output htmlFor="materialPackPrice materialPackContent" aria-label="Preço por unidade">
          {perUnit ?? '…'}
        </output>
      </p>
    </>
  );
}
