import type { AskedDoubt } from '#core/sheets/line-cost.ts';
import { priceOfTexts } from '#core/sheets/paste-texts.ts';
import type { PriceOf } from '#core/sheets/read-line.ts';
import { ListQuestion } from './list-question.tsx';

interface PriceOfQuestionProps {
  readonly doubt: AskedDoubt;
  readonly answer: PriceOf | undefined;
  readonly onAnswer: (answer: PriceOf) => void;
}

/** Asks whether the prices of a list are those of one unit or of all that is there. */
export function PriceOfQuestion({ doubt, answer, onAnswer }: PriceOfQuestionProps) {
  const { names, count, amount, one, price, whole } = doubt;
  const answerOf = <Value extends PriceOf>(value: Value, of: string, total: string) => ({
    value,
    title: priceOfTexts.of(of),
    description: priceOfTexts.comesTo(amount, total),
  });
  return (
    <ListQuestion
      question={priceOfTexts.question(doubt)}
      about={priceOfTexts.about(names, count)}
      answers={[answerOf('amount', amount, price), answerOf('one', one, whole)]}
      answer={answer}
      onAnswer={onAnswer}
    />
  );
}
