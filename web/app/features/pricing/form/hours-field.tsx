import { useState } from 'react';
import { productFields } from '#core/products/fields.ts';
import { hoursHint } from '#core/products/form-texts.ts';
import { readNumber, settleNumber } from '#core/products/number-text.ts';
import { questions } from '#core/products/question-texts.ts';
import { questionOfHours } from '#core/products/questions.ts';
import { sayHours } from '#core/typed/say-hours.ts';
import { afterPress } from '../../../ui/browser/after-press.ts';
import { FieldQuestion, Remedy } from '../../../ui/fields/field-question.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { useFieldValue, useNumberField, usePieces } from './use-pricing-form.ts';

const field = productFields.productionTime;

/** The hours of a piece or a batch, with what they are in minutes. More than a day is asked about. */
export function HoursField() {
  const hours = useNumberField('productionTime', field.label);
  const { value: batchSize = '' } = useFieldValue<string>('batchSize');
  const pieces = usePieces();
  const [typed, setTyped] = useState('');
  const [typing, setTyping] = useState(false);
  const [answers, setAnswers] = useState(0);

  const draft = { productionTime: hours.value, batchSize };
  // As it was typed before it was brought within bounds: 150 may be minutes, too.
  const isTyped = settleNumber(field, typed).text === hours.value;
  const question = typing ? null : questionOfHours(draft, isTyped ? typed : hours.value);
  const answer = (text: string) => {
    hours.onChange(text);
    setAnswers(answers + 1);
  };
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
        field={field}
        hint={hoursHint(pieces)}
        aside={<Minutes hours={readNumber(field, hours.value)} />}
      />
      <FieldQuestion about={hours.id} text={question?.text ?? null}>
        {question?.asMinutes && (
          <>
            <span>{questions.areMinutes}</span>
            <Remedy onClick={() => answer(question.asMinutes ?? '')}>{question.asMinutes}</Remedy>
          </>
        )}
      </FieldQuestion>
    </div>
  );
}

/** What the hours are as people say them, where that is something else: 0,75 is '45 min'. */
function Minutes({ hours }: { readonly hours: number }) {
  const said = sayHours(hours);
  return said.endsWith('min') && <span>{said}</span>;
}
