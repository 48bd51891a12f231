import { doubtNotes, leftOutNotes, pasteTexts } from '#core/sheets/paste-texts.ts';
import type { Doubt, LeftOut } from './doubts.ts';
import classes from './paste-dialog.module.css';
import type { Pasted } from './pasted-rows.ts';

/** What is left out of the rows and what may be wrong with them, a line each. */
export function PasteNotes({ pasted }: { readonly pasted: Pasted }) {
  const { rows, doubts, leftOut } = pasted;
  const notes = [
    ...(rows.length === 0 ? [pasteTexts.none] : []),
    ...doubts.map(doubtNote),
    ...leftOut.map(leftOutNote),
  ];
  return (
    <div role="status">
      {notes.length > 0 && (
        <ul className={classes.notes} aria-label={pasteTexts.notes}>
          {notes.map((note, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be left out with one text
            <li key={index}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function doubtNote(doubt: Doubt): string {
  switch (doubt.kind) {
    case 'guessed':
      return pasteTexts.guessed;
    case 'totals':
      return doubtNotes.totals(doubt.names);
    case 'noNumbers':
      return doubtNotes.noNumbers(doubt.cells);
    case 'nameless':
      return doubtNotes.nameless(doubt.count);
    case 'bare':
      return doubtNotes.bare(doubt.names);
    default:
      return doubt satisfies never;
  }
}

function leftOutNote(left: LeftOut): string {
  return left.kind === 'column'
    ? leftOutNotes[left.meaning](left)
    : leftOutNotes[left.kind](left.text);
}
