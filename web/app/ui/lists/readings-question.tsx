import { readingTexts } from '#core/sheets/paste-texts.ts';
import type { OpenLines } from '#core/sheets/read-line.ts';
import { ListQuestion } from './list-question.tsx';

interface ReadingsQuestionProps {
  readonly open: readonly OpenLines[];
  readonly answers: Readonly<Record<string, number>> | undefined;
  readonly onAnswer: (shape: string, reading: number) => void;
}

/** Asks what lines mean that may mean several things, each shape once. */
export function ReadingsQuestion({ open, answers, onAnswer }: ReadingsQuestionProps) {
  return open.map(({ shape, text, count, others, options }) => (
    <ListQuestion
      key={shape}
      question={readingTexts.question(text)}
      about={readingTexts.more(others, count)}
      answers={options.map((title, at) => ({ value: String(at), title }))}
      answer={answers?.[shape]?.toString()}
      onAnswer={(at) => onAnswer(shape, Number(at))}
    />
  ));
}
