import { useEffect, useRef } from 'react';
import type { SheetKind } from '#core/products/sheet-columns.ts';
import { doneText, importWords } from '#core/sheets/import-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Row } from '../../ui/look/box.tsx';
import { Note } from '../../ui/look/note.tsx';

const lists = {
  materials: { to: '/materials', label: importWords.seeMaterials },
  products: { to: '/products', label: importWords.seeProducts },
} as const;

interface ImportDoneProps {
  readonly kind: SheetKind;
  readonly done: { readonly created: number; readonly updated: number };
  readonly undoing: boolean;
  readonly onUndo: () => void;
}

export function ImportDone({ kind, done, undoing, onUndo }: ImportDoneProps) {
  const outcome = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  useEffect(() => outcome.current?.focus(), []);
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
