import { useId, useState } from 'react';
import { columnLabel, pasteTexts } from '#core/written-lists/paste-texts.ts';
import type { ColumnId } from '#core/written-lists/sheet-columns.ts';
import { sheetHeadings } from '#core/written-lists/sheet-texts.ts';
import { SelectField } from '../fields/select-field.tsx';
import { Stack } from '../look/box.tsx';
import { Text } from '../look/text.tsx';
import { VisuallyHidden } from '../look/visually-hidden.tsx';
import { Folded } from './folded.tsx';
import classes from './lists.module.css';

export interface ListColumn {
  /** The column's place in the list. */
  readonly index: number;
  readonly heading: string;
  readonly sample: string;
  /** The meaning of the column, '' for none. */
  readonly meaning: string;
}

interface ColumnChoicesProps {
  readonly columns: readonly ListColumn[];
  readonly meanings: readonly ColumnId[];
  /** Whether it has to be seen: what is certain is folded away until somebody opens it. */
  readonly isDoubtful: boolean;
  /** Why it is. */
  readonly lead?: string | false;
  readonly onChoose: (index: number, meaning: ColumnId | '') => void;
}

/** What each column of a list is. */
export function ColumnChoices(props: ColumnChoicesProps) {
  const { columns, meanings, isDoubtful, lead, onChoose } = props;
  const id = useId();
  const [opened, setOpened] = useState<boolean | null>(null);
  const isOpen = opened ?? isDoubtful;
  const options = [
    { value: '', label: pasteTexts.unused },
    ...meanings.map((value) => ({ value, label: sheetHeadings[value] })),
  ];
  return (
    <Folded
      summary={pasteTexts.columns}
      open={isOpen}
      onToggle={(open) => {
        if (open !== isOpen) setOpened(open);
      }}
    >
      {lead && <Text tone="soft">{lead}</Text>}
      <Stack as="fieldset" gap={2} className={classes.columns}>
        <VisuallyHidden as="legend">{pasteTexts.columns}</VisuallyHidden>
        {columns.map((column) => (
          <SelectField
            key={column.index}
            id={`${id}-${column.index}`}
            label={columnLabel(column, column.sample)}
            value={meanings.find((each) => each === column.meaning) ?? ''}
            options={options}
            onChange={(chosen) => {
              // One choice is seldom all.
              setOpened(true);
              onChoose(column.index, meanings.find((each) => each === chosen) ?? '');
            }}
          />
        ))}
      </Stack>
    </Folded>
  );
}
