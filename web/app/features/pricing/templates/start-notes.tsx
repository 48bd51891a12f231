import { useSyncExternalStore } from 'react';
import { isWithoutPrice } from '#core/product-draft/product-draft.ts';
import { templateStart } from '#core/templates/template-start-texts.ts';
import { Note } from '../../../ui/look/note.tsx';
import type { ProductWork } from '../draft/product-work.ts';
import type { TemplateNotes } from './template-start.tsx';

interface StartNotesProps {
  readonly work: ProductWork;
  readonly notes: TemplateNotes;
}

export function StartNotes({ work, notes: { hint, skipped } }: StartNotesProps) {
  const { draft } = useSyncExternalStore(work.subscribe, work.shown);
  const missing = draft.materials.filter(isWithoutPrice).map(({ name }) => name);
  const without = skipped.filter((name) => missing.includes(name));
  return (
    <>
      {hint !== null && <Note kind="info">{hint}</Note>}
      {without.length > 0 && <Note kind="warn">{templateStart.without(without)}</Note>}
    </>
  );
}
