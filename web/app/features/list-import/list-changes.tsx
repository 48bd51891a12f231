import { type ReactNode, useId } from 'react';
import { importWords, moreChanges } from '#core/written-lists/import-texts.ts';
import type { SheetPreview } from '#core/written-lists/list-import-schemas.ts';
import { Card, Stack } from '../../ui/look/box.tsx';
import { Text } from '../../ui/look/text.tsx';
import classes from './list-import.module.css';

/** What would become of a list: what is new, and what changes. */
export function SheetChanges({ preview }: { readonly preview: SheetPreview }) {
  const { kind, added, changes, created, updated } = preview;
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
    </>
  );
}

/** The most items in view; a longer list scrolls. */
const mostInView = 5;

interface LongListProps {
  readonly title: string;
  readonly items: readonly ReactNode[];
  /** What is not among them. */
  readonly more: string | false;
}

function LongList({ title, items, more }: LongListProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
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
