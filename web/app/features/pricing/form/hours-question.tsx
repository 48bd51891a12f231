import { questions } from '#core/product-draft/question-texts.ts';
import { questionOfHours } from '#core/product-draft/questions.ts';
import { productFields } from '#core/products/product-fields.ts';
import { settleNumber } from '#core/typed/number-text.ts';
import { FieldQuestion, Remedy } from '../../../ui/fields/field-question.tsx';
import { useFieldValue } from './use-pricing-form.ts';

interface HoursQuestionProps {
  /** The id of the field of hours. */
  readonly about: string;
  readonly hours: string;
  /** The text as typed, before it was brought within bounds: 150 may be minutes, too. */
  readonly typed: string;
  readonly typing: boolean;
  readonly onAnswer: (hours: string) => void;
}

/** Asks about hours that are implausible, once they are typed. */
export function HoursQuestion({ about, hours, typed, typing, onAnswer }: HoursQuestionProps) {
  const { value: batchSize = '' } = useFieldValue<string>('batchSize');
  const isTyped = settleNumber(productFields.productionTime, typed).text === hours;
  const draft = { productionTime: hours, batchSize };
  const question = typing ? null : questionOfHours(draft, isTyped ? typed : hours);
  const asMinutes = question?.asMinutes;
  return (
    <FieldQuestion about={about} text={question?.text ?? null}>
      {asMinutes && (
        <>
          <span>{questions.areMinutes}</span>
          <Remedy onClick={() => onAnswer(asMinutes)}>{asMinutes}</Remedy>
        </>
      )}
    </FieldQuestion>
  );
}
