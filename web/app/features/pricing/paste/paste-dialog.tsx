import { useId, useState } from 'react';
import { maxMaterialsPerProduct } from '#core/products/fields.ts';
import type { MaterialDraft } from '#core/products/product-draft.ts';
import { columnLabel, moreRowsNote, pasteButton, pasteTexts } from '#core/sheets/paste-texts.ts';
import { labels } from '#core/text/labels.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFoot } from '../../../ui/dialogs/dialog-buttons.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import classes from './paste-dialog.module.css';
import { type Pasted, type PastedRows, withMeaning } from './pasted-rows.ts';

/** Of more rows the table scrolls. */
const mostInView = 8;

function PasteTable({ rows }: { readonly rows: readonly MaterialDraft[] }) {
  const id = useId();
  const shown = rows.slice(0, maxMaterialsPerProduct);
  const scrolls = shown.length > mostInView;
  return (
    <section
      className={classes.rows}
      data-scrolls={scrolls || undefined}
      aria-labelledby={id}
      // The keyboard scrolls what has the focus.
      tabIndex={scrolls ? 0 : undefined}
    >
      <table className={classes.table}>
        <caption id={id}>{pasteTexts.rows}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.material}</th>
            <th scope="col">{labels.quantity}</th>
            <th scope="col">{labels.unitPrice}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, quantity, unitPrice }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is nothing but its place
            <tr key={index}>
              <th scope="row">{name === '' ? <em>{pasteTexts.noName}</em> : <bdi>{name}</bdi>}</th>
              <td>{quantity || '—'}</td>
              <td>{unitPrice || '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown.length && <p>{moreRowsNote(rows.length - shown.length)}</p>}
    </section>
  );
}

const unused = { value: 'aside', label: pasteTexts.unused } as const;

const choices = [
  { value: 'name', label: labels.material },
  { value: 'quantity', label: labels.quantity },
  { value: 'unitPrice', label: labels.unitPrice },
  unused,
] as const;

const choiceOf = (meaning: string) => choices.find(({ value }) => value === meaning) ?? unused;

function PasteNotes({ pasted: { rows, warnings, leftOut } }: { readonly pasted: Pasted }) {
  const none = rows.length === 0 ? [pasteTexts.none] : [];
  const notes = [...none, ...warnings, ...leftOut.map(({ note }) => note)];
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

export interface PasteDialogProps {
  readonly pasted: Pasted | null;
  readonly onTake: (taken: PastedRows) => void;
  readonly onClose: () => void;
}

export function PasteDialog({ pasted, onTake, onClose }: PasteDialogProps) {
  return (
    <Dialog
      opened={pasted !== null}
      title={pasteTexts.title}
      description={pasteTexts.description}
      onClose={onClose}
    >
      {pasted && <Review pasted={pasted} onTake={onTake} onClose={onClose} />}
    </Dialog>
  );
}

function Review({ pasted, onTake, onClose }: PasteDialogProps & { readonly pasted: Pasted }) {
  const id = useId();
  const [shown, setShown] = useState(pasted);
  const count = shown.rows.length;
  return (
    <div className={classes.review}>
      <PasteTable rows={shown.rows} />
      <PasteNotes pasted={shown} />
      <fieldset className={classes.columns}>
        <legend>{pasteTexts.columns}</legend>
        {shown.columns.map((column) => (
          <SelectField
            key={column.index}
            id={`${id}-${column.index}`}
            label={columnLabel(column, column.sample)}
            value={choiceOf(column.meaning).value}
            options={choices}
            onChange={(chosen) =>
              setShown(withMeaning(shown, column.index, choiceOf(chosen).value))
            }
          />
        ))}
      </fieldset>
      <DialogFoot onClose={onClose}>
        <Button disabled={count === 0} onClick={() => onTake(shown)}>
          {pasteButton(count)}
        </Button>
      </DialogFoot>
    </div>
  );
}
