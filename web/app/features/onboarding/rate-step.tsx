import { productFields } from '#core/products/fields.ts';
import { formatHourlyRate, formatMoney } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { RangeField } from '../../ui/fields/range-field.tsx';
import classes from './onboarding.module.css';
import type { OnboardingFields } from './onboarding-values.ts';

const { min, max, step } = productFields.hourlyRate;
const exampleHours = 4;

export function RateStep({ field }: OnboardingFields) {
  const rate = field('hourlyRate');
  const value = Number(rate.value);
  return (
    <>
      <p className={classes.lead}>
        Seu tempo entra no preço de cada peça. Comece com um valor que você aceitaria receber e mude
        quando quiser.
      </p>
      <RangeField
        id="hourlyRate"
        label={labels.hourlyRate}
        value={value}
        min={min}
        max={max}
        step={step}
        format={formatHourlyRate}
        onChange={(chosen) => rate.onChange(String(chosen))}
        hint={`Uma peça de ${exampleHours} horas leva ${formatMoney(exampleHours * value)} do seu trabalho.`}
      />
    </>
  );
}
