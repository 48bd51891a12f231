import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { fixedCostsWays } from '#core/hour/fixed-costs-texts.ts';
import { formatHourlyRate } from '#core/numbers/formats.ts';
import { fixedCostsHint, hoursHint, likeLast } from '#core/product-draft/form-texts.ts';
import { productFields } from '#core/products/product-fields.ts';
import { productLabels } from '#core/products/product-texts.ts';
import { numberText, readNumber } from '#core/typed/number-text.ts';
import { sayHours } from '#core/typed/say-hours.ts';
import { afterPress } from '../../../ui/browser/after-press.ts';
import { keepInView } from '../../../ui/browser/keep-in-view.ts';
import { useLoaded } from '../../../ui/browser/use-loaded.ts';
import buttonClasses from '../../../ui/buttons/buttons.module.css';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { RangeField } from '../../../ui/fields/range-field.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { useUser } from '../../session/user-context.ts';
import { FormStopwatch } from '../../stopwatch/form-stopwatch.tsx';
import type { ProductWork } from '../draft/product-work.ts';
import classes from '../pricing.module.css';
import { FormSection } from './form-section.tsx';
import { useFollowedCosts } from './use-followed-costs.ts';
import { useField, useFieldValue, useNumberField, usePieces } from './use-pricing-form.ts';

const { productionTime, fixedCosts, hourlyRate } = productFields;

const loadQuestion = async () => (await import('./hours-question.tsx')).HoursQuestion;
const loadWays = async () => (await import('./fixed-costs-ways.tsx')).FixedCostsWays;
/** The most hours that need no question. */
const plausibleHours = 24;

function HoursField() {
  const hours = useNumberField('productionTime', productionTime.label);
  const pieces = usePieces();
  const [typed, setTyped] = useState('');
  const [typing, setTyping] = useState(false);
  const [answers, setAnswers] = useState(0);
  const count = readNumber(productionTime, hours.value);
  const HoursQuestion = useLoaded(typing || count > plausibleHours, loadQuestion);
  const spoken = sayHours(count);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is typed in the field in it
    <div
      onInput={({ target }) => {
        setTyping(true);
        if (target instanceof HTMLInputElement) setTyped(target.value);
      }}
      onBlur={() => afterPress(() => setTyping(false))}
    >
      {/* A new field settles what is in it. */}
      <NumberField
        key={answers}
        {...hours}
        field={productionTime}
        hint={spoken.endsWith('min') ? spoken : hoursHint(pieces)}
      />
      {HoursQuestion && (
        <HoursQuestion
          about={hours.id}
          hours={hours.value}
          typed={typed}
          typing={typing}
          onAnswer={(answer) => {
            hours.onChange(answer);
            setAnswers(answers + 1);
          }}
        />
      )}
    </div>
  );
}

export function TimeAndCostsSection({ work }: { readonly work: ProductWork }) {
  const time = useField('productionTime');
  const takeMeasured = (hours: string) => {
    time.onChange(numberText(productionTime, hours));
    work.takeTime();
    // The stopwatch's note pushes the field down.
    requestAnimationFrame(() => keepInView(time.id, time.id));
    return () => time.onChange(time.value);
  };
  return (
    <FormSection
      title="Tempo e custos"
      beside={<FormStopwatch productId={work.productId} onUse={takeMeasured} />}
      columns="max(9rem, 40%)"
    >
      <HoursField />
      <FixedCosts />
      <HourlyRate />
      <LikeLastNote work={work} />
    </FormSection>
  );
}

function FixedCosts() {
  const typed = useNumberField('fixedCosts', fixedCosts.label);
  const { value: none = false, set: setNone } = useFieldValue<boolean>(fixedCosts.noneBy);
  const { set: setFollows } = useFieldValue<boolean>('followsHours');
  const followed = useFollowedCosts();
  const [entered, setEntered] = useState(false);
  const Ways = useLoaded(entered || followed?.isTaken === false, loadWays);
  const pieces = usePieces();
  const isFree = Number(followed?.amount) === 0;
  // Who empties the field goes back to the hours.
  const back = followed && !isFree ? followed.amount : null;
  const field = back === null ? fixedCosts : fallingBackTo(back);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it is typed in the fields in it */}
      <div onFocus={() => setEntered(true)}>
        <NumberField
          {...typed}
          value={none ? numberText(fixedCosts, 0) : typed.value}
          field={field}
          hint={followed?.isTaken ? followed.sum : fixedCostsHint(pieces)}
          disabled={none}
          onChange={(text) => {
            setFollows(back !== null && text === numberText(fixedCosts, back));
            typed.onChange(text);
          }}
        />
        <CheckField
          label={productLabels.noFixedCosts}
          checked={none}
          onChange={(checked) => {
            setFollows(false);
            setNone(checked);
          }}
        />
      </div>
      <div className={classes.whole}>
        {!followed && <HourLink>{fixedCostsWays.answer}</HourLink>}
        {followed?.isTaken && isFree && <HourLink>{fixedCostsWays.costless}</HourLink>}
        {Ways && <Ways followed={followed} />}
      </div>
    </>
  );
}

const fallingBackTo = (amount: string) => ({
  ...fixedCosts,
  fallback: Number(amount),
  fallbackNote: fixedCostsWays.fallback,
});

const HourLink = ({ children }: { readonly children: string }) => (
  <Link to="/hour" className={buttonClasses.quiet}>
    {children}
  </Link>
);

function HourlyRate() {
  const { id, value, onChange } = useField('hourlyRate');
  return (
    <div className={classes.whole}>
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
    </div>
  );
}

/** Says that a new product began with what was answered for the last one. */
function LikeLastNote({ work }: { readonly work: ProductWork }) {
  const isShown = useSyncExternalStore(work.subscribe, work.beganLikeLast);
  const { hourPlan } = useUser();
  return (
    isShown && (
      <Text size={2} tone="soft" className={classes.whole}>
        {likeLast(Boolean(hourPlan))}
      </Text>
    )
  );
}
