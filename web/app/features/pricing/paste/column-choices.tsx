import { useId } from 'react';
import { columnLabel, pasteTexts } from '#core/sheets/paste-texts.ts';
import { labels } from '#core/text/labels.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { Meaning } from './column.ts';
import classes from './paste-dialog.module.css';
import type { PastedColumn } from './pasted-rows.ts';

const unused = { value: 'aside', label: pasteTexts.unused } as const;

const choices: readonly { readonly value: Meaning; readonly label: string }[] = [
  { value: 'name', label: labels.material },
  { value: 'quantity', label: labels.quantity },
  { value: 'unitPrice', label: labels.unitPrice },
  unused,
];

function choiceOf(meaning: string) {
  return choices.find(({ value }) => value === meaning) ?? unused;
}

interface ColumnChoicesProps {
  readonly columns: readonly PastedColumn[];
  readonly onChoose: (index: number, meaning: Meaning) => void;
}

/** What each column is, to be put right. */
export function ColumnChoices({ columns, onChoose }: ColumnChoicesProps) {
  const id = useId();
  return (
    <fieldset className={classes.columns}>
      <legend>{pasteTexts.columns}</legend>
      {columns.map((column) => (
        <SelectField
          key={column.index}
          id={`${id}-${column.index}`}
          label={columnLabel(column, column.sample)}
          value={choiceOf(column.meaning).value}
          options={choices}
          onChange={(chosen) => onChoose(column.index, choiceOf(chosen).value)}
        />
      ))}
    </fieldset>
  );
}
