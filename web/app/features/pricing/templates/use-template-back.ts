import { useEffect, useState, useSyncExternalStore } from 'react';
import { templateStart } from '#core/templates/template-start-texts.ts';
import { toast } from '../../../ui/toasts/toast.tsx';
import type { DraftWork } from '../draft/draft-work.ts';

interface Replaced {
  /** Of the form, as the other template came into it. */
  readonly generation: number;
  readonly takeBack: () => void;
}

/**
 * A template that another one replaced: what it was filled with is nowhere else.
 *
 * @returns what offers it back, for as long as the other one is on the screen
 */
export function useTemplateBack(work: DraftWork): (takeBack: () => void) => void {
  const generation = useSyncExternalStore(work.subscribe, () => work.shown().generation);
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  const takeBack = replaced?.generation === generation ? replaced.takeBack : null;
  useEffect(
    () => (takeBack ? toast.undoable(templateStart.replaced, takeBack) : undefined),
    [takeBack],
  );
  return (takeBack) => setReplaced({ generation: work.shown().generation, takeBack });
}
