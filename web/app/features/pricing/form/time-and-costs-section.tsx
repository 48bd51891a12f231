import { useState } from 'react';
import { productFields } from '#core/products/fields.ts';
import { fixedCostsHint, hoursHint } from '#core/products/form-texts.ts';
import { numberText, readNumber, settleNumber } from '#core/products/number-text.ts';
import { questions } from '#core/products/question-texts.ts';
import { questionOfHours } from '#core/products/questions.ts';
import { formatHourlyRate } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { sayHours } from '#core/typed/say-hours.ts';
import { afterPress } from '../../../ui/browser/after-press.ts';
import { keepInView } from '../../../ui/browser/keep-in-view.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { FieldQuestion, Remedy } from '../../../ui/fields/field-question.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { RangeField } from '../../../ui/fields/range-field.tsx';
import { FormStopwatch } from '../../stopwatch/form-stopwatch.tsx';
import { FormSection } from './form-section.tsx';
import { useField, useFieldValue, useNumberField, usePieces } from './use-pricing-form.ts';

const { productionTime, fixedCosts, hourlyRate } = productFields;

function HoursField() {
  const hours = useNumberField('productionTime', productionTime.label);
  const { value: batchSize = '' } = useFieldValue<string>('batchSize');
  const pieces = usePieces();
  const [typed, setTyped] = useState('');
  const [typing, setTyping] = useState(false);
  const [answers, setAnswers] = useState(0);

  // The text as typed, before it was brought within bounds: 150 may be minutes, too.
  const isTyped = settleNumber(productionTime, typed).text === hours.value;
  const draft = { productionTime: hours.value, batchSize };
  const question = typing ? null : questionOfHours(draft, isTyped ? typed : hours.value);
  const asMinutes = question?.asMinutes;
  const spoken = sayHours(readNumber(productionTime, hours.value));
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
        hint={hoursHint(pieces)}
        aside={spoken.endsWith('min') && <span>{spoken}</span>}
      />
      <FieldQuestion about={hours.id} text={question?.text ?? null}>
        {asMinutes && (
          <>
            <span>{questions.areMinutes}</span>
            <Remedy
              onClick={() => {
                hours.onChange(asMinutes);
                setAnswers(answers + 1);
              }}
            >
              {asMinutes}
            </Remedy>
          </>
        )}
      </FieldQuestion>
    </div>
  );
}

export function TimeAndCostsSection({ productId }: { readonly productId: string | null }) {
  const time = useField('productionTime');
  const takeMeasured = (hours: string) => {
    time.onChange(numberText(productionTime, hours));
    // The stopwatch's note pushes the field down.
    requestAnimationFrame(() => keepInView(time.id, time.id));
    return () => time.onChange(time.value);
  };
  return (
    <FormSection
      title="Tempo e custos"
      beside={<FormStopwatch productId={productId} onUse={takeMeasured} />}
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
