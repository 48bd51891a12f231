import { useState } from 'react';
import { pasteButton, pasteTexts } from '#core/sheets/paste-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import dialogClasses from '../../../ui/dialogs/dialog.module.css';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ColumnChoices } from './column-choices.tsx';
import classes from './paste-dialog.module.css';
import { PasteNotes } from './paste-notes.tsx';
import { PasteTable } from './paste-table.tsx';
import { type Pasted, type PastedRows, withMeaning } from './pasted-rows.ts';

export interface PasteDialogProps {
  /** What is needsReview; null while nothing is. */
  readonly pasted: Pasted | null;
  readonly onTake: (taken: PastedRows) => void;
  readonly onClose: () => void;
}

/** Shows what would become of pasted rows, and lets the user say what their columns are. */
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
  const count = shown.rows.length;
  return (
    <div className={classes.review}>
      <PasteTable rows={shown.rows} />
      <PasteNotes pasted={shown} />
      <ColumnChoices
        columns={shown.columns}
        onChoose={(index, meaning) => setShown(withMeaning(shown, index, meaning))}
      />
      <div className={dialogClasses.buttons}>
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
        <Button disabled={count === 0} onClick={() => onTake(shown)}>
          {pasteButton(count)}
        </Button>
      </div>
    </div>
  );
}
