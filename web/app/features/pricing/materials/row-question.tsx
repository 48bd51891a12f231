import { useSyncExternalStore } from 'react';
import { amountText } from '#core/pricing/price-text.ts';
import {
  emptyMaterial,
  type MaterialDraft,
  rowPricing,
} from '#core/product-draft/product-draft.ts';
import { rowQuestions } from '#core/product-draft/row-question-texts.ts';
import { questionOfRow } from '#core/product-draft/row-questions.ts';
import { asksAbout } from '#core/product-draft/unit-change.ts';
import { questionOf } from '#core/product-draft/unit-change-answers.ts';
import { pluralOf } from '#core/product-draft/unit-change-texts.ts';
import type { UnitTypeId } from '#core/units/unit-types.ts';
import { FieldQuestion, Remedy } from '../../../ui/fields/field-question.tsx';
import { UnitAnswers } from '../../../ui/fields/unit-answers.tsx';
import { rowPath } from '../draft/draft-rows.ts';
import { useFieldValue } from '../form/use-pricing-form.ts';
import formClasses from '../pricing.module.css';
import type { RowProps } from './material-rows.ts';
import classes from './rows.module.css';
import { answerField } from './unit-questions.ts';

export interface RowQuestionProps extends RowProps {
  /** The row's key. */
  readonly id: string;
  readonly typing: boolean;
}

/** Asks about a unit that was changed; or about a row that is implausible, once it is typed. */
export function RowQuestion({ id, index, rows, typing }: RowQuestionProps) {
  const { value: row = emptyMaterial } = useFieldValue<MaterialDraft>(rowPath(index));
  const pending = useSyncExternalStore(rows.questions.subscribe, () => rows.questions.of(id));
  const change = pending && asksAbout(row, pending) ? pending : null;
  const question = typing ? null : questionOfRow(row);
  const text = change ? questionOf(row, change).text : (question?.text ?? null);
  return (
    <div className={`${formClasses.question} ${classes.question}`}>
      <FieldQuestion
        about={rowPath(index, row.byPack && change ? change.of : 'quantity')}
        text={text}
      >
        {change ? (
          <UnitAnswers
            id={answerField(index)}
            row={row}
            change={change}
            onAnswer={(after) => rows.answer(index, after)}
          />
        ) : (
          <Remedies index={index} rows={rows} row={row} smaller={question?.smaller ?? null} />
        )}
      </FieldQuestion>
    </div>
  );
}

interface RemediesProps extends RowProps {
  readonly row: MaterialDraft;
  readonly smaller: UnitTypeId | null;
}

function Remedies({ index, rows, row, smaller }: RemediesProps) {
  if (!row.byPack) {
    return <Remedy onClick={() => rows.togglePack(index)}>{rowQuestions.isOfPack}</Remedy>;
  }
  if (smaller === null) return null;
  const { quantity } = rowPricing(row);
  return (
    <>
      <span>{rowQuestions.areSmaller(pluralOf(smaller))}</span>
      <Remedy onClick={() => rows.chooseUnit(index, 'unit', smaller)}>
        {amountText(quantity, smaller)}
      </Remedy>
    </>
  );
}
