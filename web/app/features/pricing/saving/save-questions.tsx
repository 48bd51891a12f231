import { useState } from 'react';
import { actWords } from '#core/app/app-texts.ts';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import type { FreeMaterialsDialogProps } from './free-materials-dialog.tsx';
import type { RoundQuestionProps } from './round-question.tsx';
import type { DraftSaving } from './save-draft.ts';

const FreeMaterialsDialog = lazyPart<FreeMaterialsDialogProps>(
  actWords.wait,
  async () => (await import('./free-materials-dialog.tsx')).FreeMaterialsDialog,
);
const RoundQuestion = lazyPart<RoundQuestionProps>(
  actWords.wait,
  async () => (await import('./round-question.tsx')).RoundQuestion,
);

interface SaveQuestionsProps {
  readonly saving: DraftSaving;
  readonly shown: ReturnType<DraftSaving['shown']>;
  readonly onTypePrice: () => void;
}

/** The questions before a piece is saved. */
export function SaveQuestions({ saving, shown, onTypePrice }: SaveQuestionsProps) {
  const { free, unrounded } = shown;
  // They stay from then on: a dialog gives the focus back when it closes.
  const [questioned, setQuestioned] = useState({ free: false, unrounded: false });
  if (free && !questioned.free) setQuestioned({ ...questioned, free: true });
  if (unrounded && !questioned.unrounded) setQuestioned({ ...questioned, unrounded: true });
  return (
    <>
      {questioned.free && (
        <FreeMaterialsDialog names={free?.names} onFree={saving.saveFree} onClose={onTypePrice} />
      )}
      {questioned.unrounded && (
        <RoundQuestion
          choices={unrounded?.choices}
          onAnswer={saving.saveRounded}
          onClose={saving.closeDialog}
        />
      )}
    </>
  );
}
