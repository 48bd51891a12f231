import { emptyMaterial, type MaterialDraft } from '#core/products/product-draft.ts';
import { questions } from '#core/products/question-texts.ts';
import { questionOfRow } from '#core/products/questions.ts';
import { FieldQuestion, Remedy } from '../../../ui/fields/field-question.tsx';
import { rowPath } from '../draft/draft-rows.ts';
import { useFieldValue } from '../form/use-pricing-form.ts';
import classes from './material-rows.module.css';
import type { MaterialRows } from './material-rows.ts';

interface RowQuestionProps {
  readonly index: number;
  readonly rows: MaterialRows;
  readonly typing: boolean;
}

/** Asks about a row that is implausible, once it is typed. */
export function RowQuestion({ index, rows, typing }: RowQuestionProps) {
  const { value: row = emptyMaterial } = useFieldValue<MaterialDraft>(rowPath(index));
  const text = typing ? null : questionOfRow(row);
  return (
    <div className={classes.question}>
      <FieldQuestion about={rowPath(index, 'quantity')} text={text}>
        {!row.byPack && <Remedy onClick={() => rows.turn(index)}>{questions.isOfPack}</Remedy>}
      </FieldQuestion>
    </div>
  );
}
