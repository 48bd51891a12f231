import { productFields } from '#core/products/fields.ts';
import { fixedCostsHint } from '#core/products/form-texts.ts';
import { numberText, readNumber } from '#core/products/number-text.ts';
import { formatHourlyRate } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { keepInView } from '../../../ui/browser/keep-in-view.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { RangeField } from '../../../ui/fields/range-field.tsx';
import { FormStopwatch } from '../../stopwatch/form-stopwatch.tsx';
import { FormSection } from './form-section.tsx';
import { HoursField } from './hours-field.tsx';
import { useField, useFieldValue, useNumberField, usePieces } from './use-pricing-form.ts';

const { productionTime, fixedCosts, hourlyRate } = productFields;

/** @param productId null for a new product */
export function TimeAndCostsSection({ productId }: { readonly productId: string | null }) {
  const time = useField('productionTime');
  const measured = (hours: string) => {
    time.onChange(numberText(productionTime, hours));
    // What the stopwatch says of it pushes the field down.
    requestAnimationFrame(() => keepInView(time.id, time.id));
    return () => time.onChange(time.value);
  };
  return (
    <FormSection
      title="Tempo e custos"
      beside={<FormStopwatch productId={productId} onUse={measured} />}
      columns
    >
      <HoursField />
      <FixedCosts />
      <HourlyRate />
    </FormSection>
  );
}

function FixedCosts() {
  const typed = useNumberField('fixedCosts', fixedCosts.label);
  const { value: none = false, set } = useFieldValue<boolean>(fixedCosts.noneBy);
  return (
    <div>
      <NumberField
        {...typed}
        value={none ? numberText(fixedCosts, 0) : typed.value}
        field={fixedCosts}
        hint={fixedCostsHint(usePieces())}
        disabled={none}
      />
      <CheckField label={labels.noFixedCosts} checked={none} onChange={set} />
    </div>
  );
}

function HourlyRate() {
  const { id, value, onChange } = useField('hourlyRate');
  return (
    <RangeField
      id={id}
      label={hourlyRate.label}
      value={readNumber(hourlyRate, value)}
      min={hourlyRate.min}
      max={hourlyRate.max}
      step={hourlyRate.step}
      format={formatHourlyRate}
      onChange={(rate) => onChange(numberText(hourlyRate, rate))}
    />
  );
}
