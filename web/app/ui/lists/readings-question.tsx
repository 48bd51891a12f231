import { type UnitTypeId, unitTypes } from '#core/units/unit-types.ts';
import { questionTexts } from '#core/written-lists/import-texts.ts';
import type { DoubtQuestion } from '#core/written-lists/line-cost.ts';
import { priceOfTexts, readingTexts } from '#core/written-lists/paste-texts.ts';
import type { OpenLines, PriceOf } from '#core/written-lists/read-line.ts';
import { SelectField } from '../fields/select-field.tsx';
import { ListQuestion, QuestionBox } from './list-question.tsx';

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

interface PriceOfQuestionProps {
  readonly doubt: DoubtQuestion;
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

interface UnknownUnitsProps {
  readonly words: readonly string[];
  readonly answerOf: (word: string) => UnitTypeId | '' | undefined;
  /** What it means that a word is not answered. */
  readonly unanswered: string;
  readonly onAnswer: (word: string, unit: UnitTypeId | '') => void;
}

/** Asks what the words of a list mean that stand in the place of a unit, each once. */
export function UnknownUnits({ words, answerOf, unanswered, onAnswer }: UnknownUnitsProps) {
  if (words.length === 0) return null;
  return (
    <QuestionBox isUnanswered={words.some((word) => answerOf(word) === undefined)}>
      {words.map((word) => (
        <SelectField
          key={word}
          id={`unit-of-${word}`}
          label={questionTexts.unit(word)}
          value={answerOf(word) ?? ''}
          options={[{ value: '', label: unanswered }, ...unitOptions]}
          onChange={(id) => onAnswer(word, unitTypes.find((each) => each.id === id)?.id ?? '')}
        />
      ))}
    </QuestionBox>
  );
}

const unitOptions = unitTypes.map(({ id, name }) => ({ value: id, label: name }));
