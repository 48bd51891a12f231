import type { AskedColumn } from '#core/sheets/column-meanings.ts';
import { questionTexts } from '#core/sheets/import-texts.ts';
import { columnLabel } from '#core/sheets/paste-texts.ts';
import { SelectField } from '../fields/select-field.tsx';
import { Note } from '../look/note.tsx';
import type { ListColumn } from './column-choices.tsx';
import { QuestionBox } from './list-question.tsx';

interface ColumnQuestionProps {
  readonly asked: AskedColumn;
  readonly columns: readonly ListColumn[];
  /** The places of those that may be it. */
  readonly among: readonly number[];
  /** Somebody said that none of them is. */
  readonly isNone: boolean;
  /** Called with the meaning that a column gets, '' for none. */
  readonly onChoose: (index: number, meaning: AskedColumn | '', isNone: boolean) => void;
}

/** Asks which column is the name of a list, or its price, of those that nobody knows. */
export function ColumnQuestion({ asked, columns, among, isNone, onChoose }: ColumnQuestionProps) {
  const offered = columns.filter(
    ({ index, meaning }) => among.includes(index) || meaning === asked,
  );
  const [first] = offered;
  if (!first) return <Note kind="warn">{questionTexts.noColumn[asked]}</Note>;
  const chosen = offered.find(({ meaning }) => meaning === asked);
  return (
    <QuestionBox isUnanswered={!chosen && !isNone}>
      <SelectField
        id={`column-of-${asked}`}
        label={questionTexts.column[asked]}
        value={chosen ? String(chosen.index) : isNone ? none : ''}
        options={[
          { value: '', label: questionTexts.chooseColumn },
          ...offered.map((column) => ({
            value: String(column.index),
            label: columnLabel(column, column.sample),
          })),
          // A list without names holds nothing.
          ...(asked === 'unitPrice' ? [{ value: none, label: questionTexts.noneOfThem }] : []),
        ]}
        onChange={(value) =>
          value === '' || value === none
            ? onChoose((chosen ?? first).index, '', value === none)
            : onChoose(Number(value), asked, false)
        }
      />
    </QuestionBox>
  );
}

const none = 'none';

/** The columns that may be what is asked for: a name is in letters, a price in a column that means nothing. */
export const columnsFor = (
  asked: AskedColumn,
  columns: readonly ListColumn[],
  meanings: readonly string[],
): number[] =>
  columns
    .filter(({ meaning, sample }) =>
      asked === 'material' ? /\p{L}/u.test(sample) : sample !== '' && !meanings.includes(meaning),
    )
    .map(({ index }) => index);
