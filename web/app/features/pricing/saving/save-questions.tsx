import { useState } from 'react';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import type { FreeMaterialsDialogProps } from './free-materials-dialog.tsx';
import type { RoundQuestionProps } from './round-question.tsx';
import type { DraftSaving } from './save-draft.ts';

const FreeMaterialsDialog = lazyPart<FreeMaterialsDialogProps>(
  'Um momento…',
  async () => (await import('./free-materials-dialog.tsx')).FreeMaterialsDialog,
);
const RoundQuestion = lazyPart<RoundQuestionProps>(
  'Um momento…',
  async () => (await import('./round-question.tsx')).RoundQuestion,
);

interface SaveQuestionsProps {
  readonly saving: DraftSaving;
  readonly shown: ReturnType<DraftSaving['shown']>;
  readonly onTypePrice: () => void;
}

/** What is asked before a piece is saved. */
export function SaveQuestions({ saving, shown, onTypePrice }: SaveQuestionsProps) {
  const { free, unrounded } = shown;
  // They stay from then on: a dialog gives the focus back when it closes.
  const [asked, setAsked] = useState({ free: false, unrounded: false });
  if (free && !asked.free) setAsked({ ...asked, free: true });
  if (unrounded && !asked.unrounded) setAsked({ ...asked, unrounded: true });
  return (
    <>
      {asked.free && (
        <FreeMaterialsDialog names={free?.names} onFree={saving.saveFree} onClose={onTypePrice} />
      )}
      {asked.unrounded && (
        <RoundQuestion
          choices={unrounded?.choices}
          onAnswer={saving.saveRounded}
          onClose={saving.closeDialog}
        />
      )}
    </>
  );
}
