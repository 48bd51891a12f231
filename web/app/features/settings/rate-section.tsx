import { formatHourlyRate } from '#core/messages/formats.ts';
import { labels } from '#core/messages/labels.ts';
import { productFields } from '#core/products/fields.ts';
import { RangeField } from '../../ui/range-field.tsx';
import type { ProfileValues } from './profile-values.ts';
import { Section } from './section.tsx';

const { min, max, step } = productFields.hourlyRate;

interface RateSectionProps {
  readonly value: number;
  readonly onChange: (changed: Partial<ProfileValues>) => void;
}

export function RateSection({ value, onChange }: RateSectionProps) {
  return (
    <Section title="Configurações de Preço">
      <RangeField
        id="hourlyRate"
        label={labels.hourlyRate}
        value={value}
        min={min}
        max={max}
        step={step}
        format={formatHourlyRate}
        onChange={(hourlyRate) => onChange({ hourlyRate })}
        hint="Este é o valor padrão da sua hora na calculadora de preços."
      />
    </Section>
  );
}
