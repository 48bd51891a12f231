import { useSyncExternalStore } from 'react';
import { emptyMaterial, type MaterialDraft } from '#core/products/product-draft.ts';
import { rowQuestions } from '#core/products/row-question-texts.ts';
import { questionOfRow } from '#core/products/row-questions.ts';
import { asksAbout } from '#core/products/unit-change.ts';
import { questionOf } from '#core/products/unit-change-answers.ts';
import { FieldQuestion, Remedy } from '../../../ui/fields/field-question.tsx';
import { UnitAnswers } from '../../../ui/fields/unit-answers.tsx';
import { rowPath } from '../draft/draft-rows.ts';
import { useFieldValue } from '../form/use-pricing-form.ts';
import classes from './material-rows.module.css';
import type { RowProps } from './material-rows.ts';
import { answerField, UnitQuestions } from './unit-questions.ts';

export interface RowQuestionProps extends RowProps {
  /** The row's key. */
  readonly id: string;
  readonly typing: boolean;
}

const nothingAsked = new UnitQuestions();

/** Asks about a unit that was changed; or about a row that is implausible, once it is typed. */
export function RowQuestion({ id, index, rows, typing }: RowQuestionProps) {
  const { value: row = emptyMaterial } = useFieldValue<MaterialDraft>(rowPath(index));
  const units = rows.questions ?? nothingAsked;
  const asked = useSyncExternalStore(units.subscribe, () => units.of(id));
  const change = asked && asksAbout(row, asked) ? asked : null;
  const text = change ? questionOf(row, change).text : typing ? null : questionOfRow(row);
  return (
    <div className={classes.question}>
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
          !row.byPack && (
            <Remedy onClick={() => rows.togglePack(index)}>{rowQuestions.isOfPack}</Remedy>
          )
        )}
      </FieldQuestion>
    </div>
  );
}

export { UnitQuestions };
