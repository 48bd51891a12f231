import { useEffect, useId, useRef, useState } from 'react';
import { draftRowTotal } from '#core/products/draft-price.ts';
import { maxMaterialsPerProduct } from '#core/products/fields.ts';
import type { MaterialDraft } from '#core/products/product-draft.ts';
import {
  moreRowsNote,
  pasteButton,
  pastedAmount,
  pastedPrice,
  pasteTexts,
} from '#core/sheets/paste-texts.ts';
import {
  type Pasted,
  type PastedRows,
  withAnswers,
  withMeaning,
  withUnit,
} from '#core/sheets/pasted-rows.ts';
import { columnsOf } from '#core/sheets/sheet-columns.ts';
import { formatMoney } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFoot } from '../../../ui/dialogs/dialog-buttons.tsx';
import { ColumnChoices } from '../../../ui/lists/column-choices.tsx';
import { PriceOfQuestion } from '../../../ui/lists/price-of-question.tsx';
import { UnknownUnits } from '../../../ui/lists/unknown-units.tsx';
import { Card, Stack } from '../../../ui/look/box.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { VisuallyHidden } from '../../../ui/look/visually-hidden.tsx';
import classes from './paste.module.css';

/** Of more rows the table scrolls. */
const mostInView = 6;

function PasteTable({ rows }: { readonly rows: readonly MaterialDraft[] }) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  // What the dialog would give the focus to may lie below what is to be looked at first.
  useEffect(() => section.current?.focus(), []);
  const shown = rows.slice(0, maxMaterialsPerProduct);
  const scrolls = shown.length > mostInView;
  return (
    <Card
      as="section"
      pad={2}
      ref={section}
      className={classes.rows}
      data-scrolls={scrolls || undefined}
      aria-labelledby={id}
      // The keyboard scrolls what has the focus.
      tabIndex={scrolls ? 0 : -1}
    >
      <table>
        <caption id={id}>{pasteTexts.rows}</caption>
        <thead>
          <tr>
            <th scope="col">
              {/* Its place is clear to the eye. */}
              <VisuallyHidden>{labels.material}</VisuallyHidden>
            </th>
            <th scope="col">{labels.quantity}</th>
            <th scope="col">{pasteTexts.price}</th>
            <th scope="col">{pasteTexts.total}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is nothing but its place
            <tr key={index}>
              <th scope="row">
                {row.name === '' ? <em>{pasteTexts.noName}</em> : <bdi>{row.name}</bdi>}
              </th>
              <td>{pastedAmount(row)}</td>
              <td>{pastedPrice(row)}</td>
              <td>{formatMoney(draftRowTotal(row))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown.length && <p>{moreRowsNote(rows.length - shown.length)}</p>}
    </Card>
  );
}

function PasteNotes({ pasted: { rows, warnings, leftOut } }: { readonly pasted: Pasted }) {
  const none = rows.length === 0 ? [pasteTexts.none] : [];
  const notes = [...none, ...warnings, ...leftOut.map(({ note }) => note)];
  return (
    <div role="status">
      {notes.length > 0 && (
        <Note kind={none.length + warnings.length > 0 ? 'warn' : 'info'}>
          <Stack as="ul" gap={1} aria-label={pasteTexts.notes}>
            {notes.map((note, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be left out with one text
              <li key={index}>{note}</li>
            ))}
          </Stack>
        </Note>
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
  const [shown, setShown] = useState(pasted);
  const { rows, doubt, unknownUnits, answers } = shown;
  const isAsked =
    (doubt !== null && answers.priceOf === undefined) ||
    unknownUnits.some((word) => !answers.units?.has(word));
  return (
    <Stack gap={4} className={classes.review}>
      <PasteTable rows={rows} />
      {doubt && (
        <PriceOfQuestion
          doubt={doubt}
          answer={answers.priceOf}
          onAnswer={(priceOf) => setShown(withAnswers(shown, { priceOf }))}
        />
      )}
      <UnknownUnits
        words={unknownUnits}
        answerOf={(word) => answers.units?.get(word)}
        unanswered={pasteTexts.chooseUnit}
        onAnswer={(word, unit) =>
          setShown(withAnswers(shown, { units: withUnit(answers.units, word, unit) }))
        }
      />
      <PasteNotes pasted={shown} />
      <ColumnChoices
        columns={shown.columns}
        meanings={columnsOf.rows}
        isDoubtful={shown.hasDoubtfulColumns || rows.length === 0}
        onChoose={(index, meaning) => setShown(withMeaning(shown, index, meaning || 'aside'))}
      />
      <DialogFoot onClose={onClose}>
        <Button disabled={rows.length === 0 || isAsked} onClick={() => onTake(shown)}>
          {isAsked ? pasteTexts.unanswered : pasteButton(rows.length)}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
