import { useEffect, useRef } from 'react';
import type { RoundingId } from '#core/pricing/final-price.ts';
import { type RoundChoice, roundWords } from '#core/pricing/round-choices.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Stack } from '../../../ui/look/box.tsx';
import { Text } from '../../../ui/look/text.tsx';

export interface RoundQuestionProps {
  /** The dialog is closed without any. */
  readonly choices: readonly RoundChoice[] | undefined;
  readonly onAnswer: (rounding: RoundingId) => void;
  readonly onClose: () => void;
}

/** Asks how prices are to end, before a person's first piece is saved. Each answer saves it. */
export function RoundQuestion({ choices, onAnswer, onClose }: RoundQuestionProps) {
  return (
    <Dialog
      opened={choices !== undefined}
      title={roundWords.title}
      description={<Text tone="soft">{roundWords.lead}</Text>}
      onClose={onClose}
    >
      {choices && <Answers choices={choices} onAnswer={onAnswer} />}
    </Dialog>
  );
}

interface AnswersProps extends Pick<RoundQuestionProps, 'onAnswer'> {
  readonly choices: readonly RoundChoice[];
}

function Answers({ choices, onAnswer }: AnswersProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Stack gap={2}>
      {choices.map(({ rounding, label }, index) => (
        <Button
          key={rounding}
          {...(index === 0 && { ref: first })}
          variant="default"
          size="lg"
          fullWidth
          onClick={() => onAnswer(rounding)}
        >
          {label}
        </Button>
      ))}
    </Stack>
  );
}
