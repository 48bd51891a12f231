import { planPrices } from '#core/plans/plans.ts';
import type { PlanType } from '#core/plans/subscription.ts';
import classes from './billing-toggle.module.css';

const choices = [
  { value: 'monthly', label: 'Mensal', badge: null },
  { value: 'annual', label: 'Anual', badge: planPrices.annual.discount },
] as const;

interface BillingToggleProps {
  readonly value: PlanType;
  readonly onChange: (value: PlanType) => void;
}

/** Paying by the month or by the year. */
export function BillingToggle({ value, onChange }: BillingToggleProps) {
  return (
    <fieldset className={classes.toggle}>
      <legend className={classes.legend}>Forma de cobrança</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={classes.choice}>
          <input
            type="radio"
            name="planType"
            value={choice.value}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
          {choice.badge && <span className={classes.badge}>{choice.badge}</span>}
        </label>
      ))}
    </fieldset>
  );
}
