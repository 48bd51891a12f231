import { useEffect, useId, useRef, useState } from 'react';
import { formatMoney } from '#core/numbers/formats.ts';
import { draftRowTotal } from '#core/product-draft/draft-price.ts';
import type { MaterialDraft } from '#core/product-draft/product-draft.ts';
import { maxMaterialsPerProduct } from '#core/products/product-fields.ts';
import { productLabels } from '#core/products/product-texts.ts';
import type { RequiredColumn } from '#core/written-lists/column-meanings.ts';
import {
  moreRowsNote,
  pasteButton,
  pastedAmount,
  pastedPrice,
  pasteTexts,
} from '#core/written-lists/paste-texts.ts';
import {
  type Pasted,
  type PastedRows,
  withAnswers,
  withMeaning,
  withMended,
  withUnit,
} from '#core/written-lists/pasted-rows.ts';
import { type ColumnId, columnsOf } from '#core/written-lists/sheet-columns.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFoot } from '../../../ui/dialogs/dialog-buttons.tsx';
import { ColumnChoices } from '../../../ui/lists/column-choices.tsx';
import { ColumnQuestion, columnsFor } from '../../../ui/lists/column-question.tsx';
import { ListNotes } from '../../../ui/lists/list-notes.tsx';
import { ToQuestion } from '../../../ui/lists/list-question.tsx';
import { MendCells } from '../../../ui/lists/mend-cells.tsx';
import { type MendedCell, withMendedCell } from '../../../ui/lists/mended.ts';
import {
  PriceOfQuestion,
  ReadingsQuestion,
  UnknownUnits,
} from '../../../ui/lists/readings-question.tsx';
import { Card, Stack } from '../../../ui/look/box.tsx';
import { VisuallyHidden } from '../../../ui/look/visually-hidden.tsx';
import classes from './paste.module.css';

/** The most rows in view; a longer table scrolls. */
const mostInView = 6;

function PasteTable({ rows }: { readonly rows: readonly MaterialDraft[] }) {
  const id = useId();
  const shown = rows.slice(0, maxMaterialsPerProduct);
  const scrolls = shown.length > mostInView;
  return (
    <Card
      as="section"
      pad={2}
      className={classes.rows}
      data-scrolls={scrolls || undefined}
      aria-labelledby={id}
      // The keyboard scrolls what has the focus.
      tabIndex={scrolls ? 0 : undefined}
    >
      <table>
        <caption id={id}>{pasteTexts.rows}</caption>
        <thead>
          <tr>
            <th scope="col">
              {/* Its place is clear to the eye. */}
              <VisuallyHidden>{productLabels.material}</VisuallyHidden>
            </th>
            <th scope="col">{productLabels.quantity}</th>
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
      <ListNotes
        kind={none.length + warnings.length > 0 ? 'warn' : 'info'}
        label={pasteTexts.notes}
        notes={notes}
      />
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
  const [mended, setMended] = useState<readonly MendedCell[]>([]);
  const [isPriceless, setPriceless] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  // A field that the dialog gives the focus to would open the keyboard, and scroll away what stands first.
  useEffect(() => {
    top.current?.focus();
    top.current?.parentElement?.scrollTo(0, 0);
  }, []);
  const { rows, columns, doubt, open, refused, unknownUnits, answers } = shown;
  const isNone = (id: RequiredColumn) => id === 'unitPrice' && isPriceless;
  const hasQuestions =
    pasted.unsettled.some((id) => !isNone(id) && !columns.some(({ meaning }) => meaning === id)) ||
    open.some(({ isAnswered }) => !isAnswered) ||
    (doubt !== null && answers.priceOf === undefined) ||
    unknownUnits.some((word) => !answers.units?.has(word));
  const choose = (index: number, meaning: ColumnId | '') =>
    setShown(withMeaning(shown, index, meaning || 'aside'));
  return (
    <>
      <Stack ref={top} gap={4} className={classes.review} tabIndex={-1}>
        {pasted.unsettled.map((id) => (
          <ColumnQuestion
            key={id}
            required={id}
            columns={columns}
            among={columnsFor(id, pasted.columns, columnsOf.rows)}
            isNone={isNone(id)}
            onChoose={(index, meaning, isNone) => {
              choose(index, meaning);
              if (id === 'unitPrice') setPriceless(isNone);
            }}
          />
        ))}
        <ReadingsQuestion
          open={open}
          answers={answers.readings}
          onAnswer={(shape, at) =>
            setShown(withAnswers(shown, { readings: { ...answers.readings, [shape]: at } }))
          }
        />
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
        <MendCells
          heading="h3"
          lead={pasteTexts.refused}
          refused={refused}
          mended={mended}
          onMend={(cell, typed) => {
            setMended(withMendedCell(mended, cell, typed));
            setShown(withAnswers(shown, { mended: withMended(answers, cell, typed) }));
          }}
        />
        <PasteNotes pasted={shown} />
        <PasteTable rows={rows} />
        <ColumnChoices
          columns={columns}
          meanings={columnsOf.rows}
          isDoubtful={shown.hasDoubtfulColumns || rows.length === 0}
          onChoose={choose}
        />
      </Stack>
      <DialogFoot onClose={onClose}>
        {hasQuestions ? (
          <ToQuestion />
        ) : (
          <Button disabled={rows.length === 0} onClick={() => onTake(shown)}>
            {pasteButton(rows.length)}
          </Button>
        )}
      </DialogFoot>
    </>
  );
}
