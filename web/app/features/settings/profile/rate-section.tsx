import { roundings } from '#core/pricing/final-price.ts';
import { productFields } from '#core/products/fields.ts';
import { formatHourlyRate } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { RangeField } from '../../../ui/fields/range-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Section } from '../section/section.tsx';
import type { ProfileFields } from './profile-values.ts';

const { min, max, step } = productFields.hourlyRate;
const roundingOptions = roundings.map(({ id, name }) => ({ value: id, label: name }));

export function RateSection({ field }: ProfileFields) {
  const rate = field('hourlyRate');
  return (
    <Section title="Configurações de Preço">
      <RangeField
        id="hourlyRate"
        label={labels.hourlyRate}
        value={Number(rate.value)}
        min={min}
        max={max}
        step={step}
        enterKeyHint="next"
        format={formatHourlyRate}
        onChange={(chosen) => rate.onChange(String(chosen))}
        hint="Este é o valor padrão da sua hora na calculadora de preços."
      />
      <SelectField
        {...field('rounding')}
        id="rounding"
        label={labels.rounding}
        options={roundingOptions}
        hint="Vale para os próximos produtos."
      />
    </Section>
  );
}
