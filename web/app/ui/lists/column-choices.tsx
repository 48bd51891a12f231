import { useId } from 'react';
import { columnLabel, pasteTexts } from '#core/sheets/paste-texts.ts';
import type { ColumnId } from '#core/sheets/sheet-columns.ts';
import { sheetHeadings } from '#core/sheets/sheet-texts.ts';
import { SelectField } from '../fields/select-field.tsx';
import classes from './lists.module.css';

interface ListColumn {
  /** Its place in the list. */
  readonly index: number;
  readonly heading: string;
  readonly sample: string;
  /** '' for none. */
  readonly meaning: string;
}

interface ColumnChoicesProps {
  readonly columns: readonly ListColumn[];
  readonly meanings: readonly ColumnId[];
  readonly onChoose: (index: number, meaning: ColumnId | '') => void;
}

/** What each column of a list is. */
export function ColumnChoices({ columns, meanings, onChoose }: ColumnChoicesProps) {
  const id = useId();
  const options = [
    { value: '', label: pasteTexts.unused },
    ...meanings.map((value) => ({ value, label: sheetHeadings[value] })),
  ];
  return (
    <fieldset className={classes.columns}>
      <legend>{pasteTexts.columns}</legend>
      {columns.map((column) => (
        <SelectField
          key={column.index}
          id={`${id}-${column.index}`}
          label={columnLabel(column, column.sample)}
          value={meanings.find((each) => each === column.meaning) ?? ''}
          options={options}
          onChange={(chosen) =>
            onChoose(column.index, meanings.find((each) => each === chosen) ?? '')
          }
        />
      ))}
    </fieldset>
  );
}
