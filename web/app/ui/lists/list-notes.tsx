import { Stack } from '../look/box.tsx';
import { Note } from '../look/note.tsx';

interface ListNotesProps {
  readonly kind: 'info' | 'warn';
  readonly label: string;
  readonly notes: readonly string[];
}

/** What of a list is not taken, or not as it stands. */
export function ListNotes({ kind, label, notes }: ListNotesProps) {
  return (
    notes.length > 0 && (
      <Note kind={kind}>
        <Stack as="ul" gap={1} aria-label={label}>
          {notes.map((note, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be left out with one text
            <li key={index}>{note}</li>
          ))}
        </Stack>
      </Note>
    )
  );
}
