import { type UnitTypeId, unitTypes } from '#core/choices/unit-types.ts';
import { questionTexts } from '#core/sheets/import-texts.ts';
import { SelectField } from '../fields/select-field.tsx';
import { QuestionBox } from './list-question.tsx';

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
          options={[{ value: '', label: unanswered }, ...options]}
          onChange={(id) => onAnswer(word, unitTypes.find((each) => each.id === id)?.id ?? '')}
        />
      ))}
    </QuestionBox>
  );
}

const options = unitTypes.map(({ id, name }) => ({ value: id, label: name }));
