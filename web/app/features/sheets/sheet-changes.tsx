import { type ReactNode, useId } from 'react';
import { importWords, moreChanges, moreErrors } from '#core/sheets/import-texts.ts';
import type { SheetPreview } from '#core/sheets/schemas.ts';
import { previewLimits } from '#core/sheets/sheet-columns.ts';
import { errorText } from '#core/sheets/sheet-texts.ts';
import { Card, Stack } from '../../ui/look/box.tsx';
import { Note } from '../../ui/look/note.tsx';
import { Text } from '../../ui/look/text.tsx';
import classes from './sheets.module.css';

/** What would become of a list: what changes, what is not taken as it stands, and what is wrong. */
export function SheetChanges({ preview }: { readonly preview: SheetPreview }) {
  const { kind, added, changes, notes, errors, created, updated } = preview;
  const [unlisted, unnamed] = [created - added.length, updated - changes.length];
  return (
    <>
      {added.length > 0 && (
        <LongList
          title={importWords.added}
          more={unlisted > 0 && moreChanges(kind, unlisted)}
          items={added.map(({ name, text }) => (
            <>
              <strong dir="auto">{name}</strong>
              <div>{text}</div>
            </>
          ))}
        />
      )}
      {changes.length > 0 && (
        <LongList
          title={importWords.changes}
          more={unnamed > 0 && moreChanges(kind, unnamed)}
          items={changes.map(({ name, changes: sentences }) => (
            <>
              <strong dir="auto">{name}</strong>
              {sentences.map((sentence) => (
                <div key={sentence}>{sentence}</div>
              ))}
            </>
          ))}
        />
      )}
      {errors.length > 0 && (
        <LongList
          title={importWords.errors}
          lead={importWords.errorsLead}
          more={errors.length === previewLimits.errors && moreErrors(errors.length)}
          items={errors.map(errorText)}
        />
      )}
      {notes.length > 0 && (
        <Note kind="info">
          <Stack as="ul" gap={1} aria-label={importWords.notes}>
            {notes.map((note, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be left out with one text
              <li key={index}>{note}</li>
            ))}
          </Stack>
        </Note>
      )}
    </>
  );
}

/** Of more items the list scrolls. */
const mostInView = 5;

interface LongListProps {
  readonly title: string;
  readonly lead?: string;
  readonly items: readonly ReactNode[];
  /** What is not among them. */
  readonly more: string | false;
}

function LongList({ title, lead, items, more }: LongListProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <Text tone="soft">{lead}</Text>}
      <Stack
        as="ul"
        gap={2}
        className={classes.items}
        aria-labelledby={id}
        // The keyboard scrolls what has the focus.
        tabIndex={items.length > mostInView ? 0 : undefined}
      >
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is nothing but its place
          <li key={index}>{item}</li>
        ))}
      </Stack>
      {more && <Text tone="soft">{more}</Text>}
    </Card>
  );
}
