import { useEffect, useRef, useState } from 'react';
import { doneText, importWords } from '#core/written-lists/import-texts.ts';
import type { SheetKind } from '#core/written-lists/sheet-columns.ts';
import { Button, LinkButton, NoteButton } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/look/box.tsx';
import { Note } from '../../ui/look/note.tsx';
import { lastImport, useImportUndo } from './use-list-import.ts';

const lists = {
  materials: { to: '/materials', label: importWords.seeMaterials },
  products: { to: '/products', label: importWords.seeProducts },
} as const;

interface ImportDoneProps {
  readonly kind: SheetKind;
  readonly done: { readonly id: string; readonly created: number; readonly updated: number };
  readonly undoing: boolean;
  readonly onUndo: () => void;
}

export function ImportDone({ kind, done, undoing, onUndo }: ImportDoneProps) {
  const outcome = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  useEffect(() => outcome.current?.focus(), []);
  const { id, created, updated } = done;
  useEffect(
    () => lastImport.save({ id, kind, created: String(created), updated: String(updated) }),
    [id, kind, created, updated],
  );
  const { to, label } = lists[kind];
  return (
    <div ref={outcome} role="status" tabIndex={-1}>
      <Note
        kind="good"
        action={
          <Row wrap gap={3}>
            <LinkButton to={to}>{label}</LinkButton>
            <Button variant="default" loading={undoing} onClick={onUndo}>
              {importWords.undo}
            </Button>
          </Row>
        }
      >
        {doneText(kind, done)}
      </Note>
    </div>
  );
}

/** Where lists come in, the one before can still be undone, however long ago its outcome was left. */
export function LastImport() {
  const [{ id, kind, created, updated }, setLast] = useState(() => lastImport.load());
  const { mutate, isPending } = useImportUndo(() => setLast({}));
  if (!id) return null;
  const counts = { created: Number(created), updated: Number(updated) };
  return (
    <Note
      kind="info"
      action={
        <NoteButton loading={isPending} onClick={() => mutate(id)}>
          {importWords.undo}
        </NoteButton>
      }
    >
      {importWords.last} {doneText(kind === 'products' ? kind : 'materials', counts)}
    </Note>
  );
}
