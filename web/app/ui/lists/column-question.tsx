import type { RequiredColumn } from '#core/written-lists/column-meanings.ts';
import { questionTexts } from '#core/written-lists/import-texts.ts';
import { columnLabel } from '#core/written-lists/paste-texts.ts';
import { SelectField } from '../fields/select-field.tsx';
import { Note } from '../look/note.tsx';
import type { ListColumn } from './column-choices.tsx';
import { QuestionBox } from './list-question.tsx';

interface ColumnQuestionProps {
  readonly required: RequiredColumn;
  readonly columns: readonly ListColumn[];
  /** The places of those that may be it. */
  readonly among: readonly number[];
  /** Whether somebody answered that none of them is. */
  readonly isNone: boolean;
  /** Called with the meaning that a column gets, '' for none. */
  readonly onChoose: (index: number, meaning: RequiredColumn | '', isNone: boolean) => void;
}

/** Asks which column is the name of a list, or its price, of those that nobody knows. */
export function ColumnQuestion({
  required,
  columns,
  among,
  isNone,
  onChoose,
}: ColumnQuestionProps) {
  const offered = columns.filter(
    ({ index, meaning }) => among.includes(index) || meaning === required,
  );
  const [first] = offered;
  if (!first) return <Note kind="warn">{questionTexts.noColumn[required]}</Note>;
  const chosen = offered.find(({ meaning }) => meaning === required);
  return (
    <QuestionBox isUnanswered={!chosen && !isNone}>
      <SelectField
        id={`column-of-${required}`}
        label={questionTexts.column[required]}
        value={chosen ? String(chosen.index) : isNone ? none : ''}
        options={[
          { value: '', label: questionTexts.chooseColumn },
          ...offered.map((column) => ({
            value: String(column.index),
            label: columnLabel(column, column.sample),
          })),
          // A list without names holds nothing.
          ...(required === 'unitPrice' ? [{ value: none, label: questionTexts.noneOfThem }] : []),
        ]}
        onChange={(value) =>
          value === '' || value === none
            ? onChoose((chosen ?? first).index, '', value === none)
            : onChoose(Number(value), required, false)
        }
      />
    </QuestionBox>
  );
}

const none = 'none';

/** The columns that may be the required one: a name is in letters, a price in a column that means nothing. */
export const columnsFor = (
  required: RequiredColumn,
  columns: readonly ListColumn[],
  meanings: readonly string[],
): number[] =>
  columns
    .filter(({ meaning, sample }) =>
      required === 'material'
        ? /\p{L}/u.test(sample)
        : sample !== '' && !meanings.includes(meaning),
    )
    .map(({ index }) => index);
