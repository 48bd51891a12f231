import { useEffect, useEffectEvent, useId, useState } from 'react';
import { importWords, mendTexts } from '#core/written-lists/import-texts.ts';
import type { RefusedCell } from '#core/written-lists/pasted-rows.ts';
import { isNumberColumn } from '#core/written-lists/sheet-columns.ts';
import { sheetHeadings } from '#core/written-lists/sheet-texts.ts';
import { TextField } from '../fields/text-field.tsx';
import { moveOnEnter } from '../forms/move-on-enter.ts';
import { Card, Grid, Stack } from '../look/box.tsx';
import { Text } from '../look/text.tsx';
import classes from './lists.module.css';
import { linesToMend, type MendedCell } from './mended.ts';

interface MendCellsProps {
  readonly heading?: 'h2' | 'h3';
  readonly lead: string;
  readonly refused: readonly RefusedCell[];
  readonly mended: readonly MendedCell[];
  /** What is not among them. */
  readonly more?: string | false;
  readonly onMend: (cell: RefusedCell, typed: string) => void;
}

/** What could not be read, with its words and a field to write it again. What is right stays there. */
export function MendCells(props: MendCellsProps) {
  const { heading: Heading = 'h2', lead, refused, mended, more, onMend } = props;
  const id = useId();
  const lines = linesToMend(refused, mended);
  if (lines.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id}>
      <Heading id={id}>{importWords.errors}</Heading>
      <Text tone="soft">{lead}</Text>
      <Grid as="ul" least="18rem" gap={4} className={classes.mends} onKeyDown={moveOnEnter}>
        {lines.map(
          ([first, ...others]) =>
            first && (
              <Stack as="li" key={first.line} gap={1}>
                <p dir="auto">{mendTexts.line(first.line, first.words)}</p>
                <Grid least="12rem" gap={3}>
                  {[first, ...others].map((cell) => (
                    <MendField
                      // Another cell where a column got another meaning.
                      key={`${cell.column} ${cell.text}`}
                      cell={cell}
                      onMend={(typed) => onMend(cell, typed)}
                    />
                  ))}
                </Grid>
              </Stack>
            ),
        )}
      </Grid>
      {more && <Text tone="soft">{more}</Text>}
    </Card>
  );
}

/** The pause in milliseconds; longer than between two keys. */
const pauseMs = 700;

interface MendFieldProps {
  readonly cell: MendedCell;
  readonly onMend: (typed: string) => void;
}

function MendField({ cell, onMend }: MendFieldProps) {
  const { column, message } = cell;
  const id = useId();
  const [typed, setTyped] = useState(cell.typed);
  const send = () => {
    if (typed !== cell.typed) onMend(typed);
  };
  const isNumber = isNumberColumn(column);
  const sendAfterPause = useEffectEvent(send);
  useEffect(() => {
    const pause = setTimeout(() => typed && sendAfterPause(), pauseMs);
    return () => clearTimeout(pause);
  }, [typed]);
  return (
    <TextField
      id={id}
      label={sheetHeadings[column]}
      value={typed}
      error={message}
      note={message === '' ? mendTexts.mended : null}
      noteSaysBack
      inputMode={isNumber ? 'decimal' : 'text'}
      autoComplete="off"
      enterKeyHint="next"
      onChange={setTyped}
      // A wrong number is typed again.
      onFocus={({ currentTarget }) => isNumber && currentTarget.select()}
      onBlur={send}
      onKeyDown={({ key }) => {
        if (key === 'Enter') send();
      }}
    />
  );
}
