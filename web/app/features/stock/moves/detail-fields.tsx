import { type ReactNode, useState } from 'react';
import { noteBounds } from '#core/products/stock-fields.ts';
import { moveWords } from '#core/stock/stock-texts.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { dayOf } from './detail-values.ts';
import classes from './moves.module.css';

export interface DetailField {
  readonly value: string;
  readonly error?: ReactNode;
  readonly onChange: (value: string) => void;
}

interface DetailFieldsProps {
  readonly day: DetailField;
  readonly note: DetailField;
}

/** Another day than today, and a note: seldom needed, so they are folded away. */
export function DetailFields({ day, note }: DetailFieldsProps) {
  const [opened, setOpened] = useState(false);
  const isWrong = Boolean(day.error || note.error);
  return (
    <details
      className={classes.more}
      open={opened || isWrong}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>{moveWords.more}</summary>
      <div className={classes.moreFields}>
        <TextField
          {...day}
          id="moveDay"
          type="date"
          label={moveWords.day}
          max={dayOf(new Date())}
        />
        <TextField
          {...note}
          id="moveNote"
          label={moveWords.note}
          maxLength={noteBounds.max}
          autoComplete="off"
          placeholder="Ex.: feira de sábado"
        />
      </div>
    </details>
  );
}
