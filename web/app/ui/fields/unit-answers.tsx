import { useRef, useState } from 'react';
import type { MaterialDraft } from '#core/product-draft/product-draft.ts';
import type { UnitChange } from '#core/product-draft/unit-change.ts';
import { answered, questionOf, withNewUnit } from '#core/product-draft/unit-change-answers.ts';
import { unitChangeTexts } from '#core/product-draft/unit-change-texts.ts';
import { Row } from '../look/box.tsx';
import classes from './field.module.css';
import { Remedy } from './field-question.tsx';

interface UnitAnswersProps {
  /** The id of the field that answers. */
  readonly id: string;
  /** The row as it is before the change. */
  readonly row: MaterialDraft;
  readonly change: UnitChange;
  /** Called with the row in the new unit; null where its unit stays. */
  readonly onAnswer: (row: MaterialDraft | null) => void;
}

/** The answers to a question about a unit, beside its text. */
export function UnitAnswers({ id, row, change, onAnswer }: UnitAnswersProps) {
  const { text, asBefore, isMeant } = questionOf(row, change);
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const answer = () => {
    const after = answered(row, change, typed);
    if (after) return onAnswer(after);
    setRefused(true);
    field.current?.focus();
  };
  const wrong = `${id}-error`;
  return (
    <>
      {asBefore === null ? (
        <Row as="span" gap={2}>
          <input
            ref={field}
            id={id}
            className={classes.answer}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            aria-label={text}
            aria-invalid={isRefused || undefined}
            aria-describedby={isRefused ? wrong : undefined}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setRefused(false);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Neither to the next field nor, in a dialog, to the server.
              event.preventDefault();
              event.stopPropagation();
              answer();
            }}
          />
          <Remedy onClick={answer}>{unitChangeTexts.done}</Remedy>
        </Row>
      ) : (
        <Remedy id={id} onClick={answer}>
          {asBefore}
        </Remedy>
      )}
      <Remedy onClick={() => onAnswer(withNewUnit(row, change))}>{isMeant}</Remedy>
      <Remedy onClick={() => onAnswer(null)}>{unitChangeTexts.cancel}</Remedy>
      {isRefused && (
        <span id={wrong} className={classes.wrong}>
          {unitChangeTexts.noAmount}
        </span>
      )}
    </>
  );
}
