import { leftOutNotes, pasteTexts, pasteWarningTexts } from '#core/sheets/paste-texts.ts';
import classes from './paste-dialog.module.css';
import type { LeftOut, PasteWarning } from './paste-warnings.ts';
import type { Pasted } from './pasted-rows.ts';

/** What is left out of the rows and what may be wrong with them, a line each. */
export function PasteNotes({ pasted }: { readonly pasted: Pasted }) {
  const { rows, warnings, leftOut } = pasted;
  const notes = [
    ...(rows.length === 0 ? [pasteTexts.none] : []),
    ...warnings.map(pasteWarningText),
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

function pasteWarningText(warning: PasteWarning): string {
  switch (warning.kind) {
    case 'guessed':
      return pasteTexts.guessed;
    case 'totals':
      return pasteWarningTexts.totals(warning.names);
    case 'noNumbers':
      return pasteWarningTexts.noNumbers(warning.cells);
    case 'nameless':
      return pasteWarningTexts.nameless(warning.count);
    case 'bare':
      return pasteWarningTexts.bare(warning.names);
    default:
      return warning satisfies never;
  }
}

function leftOutNote(left: LeftOut): string {
  return left.kind === 'column'
    ? leftOutNotes[left.meaning](left)
    : leftOutNotes[left.kind](left.text);
}
