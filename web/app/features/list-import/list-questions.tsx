import { questionTexts } from '#core/written-lists/import-texts.ts';
import type { SheetPreview } from '#core/written-lists/list-import-schemas.ts';
import { ColumnQuestion } from '../../ui/lists/column-question.tsx';
import { ListQuestion } from '../../ui/lists/list-question.tsx';
import {
  PriceOfQuestion,
  ReadingsQuestion,
  UnknownUnits,
} from '../../ui/lists/readings-question.tsx';
import { columnQuestions, columnsIn, questionsOf, type Reading, withColumn } from './reading.ts';

interface SheetQuestionsProps {
  readonly preview: SheetPreview;
  readonly reading: Reading;
  readonly onRead: (reading: Reading) => void;
}

/** What the list does not say itself. An answer stays there, and can be changed. */
export function SheetQuestions({ preview, reading, onRead }: SheetQuestionsProps) {
  const { priceOf, units, finalPrice } = questionsOf(preview, reading);
  return (
    <>
      {columnQuestions(preview, reading).map(({ id, among }) => (
        <ColumnQuestion
          key={id}
          required={id}
          columns={columnsIn(preview, reading)}
          among={among}
          isNone={id === 'unitPrice' && reading.isPriceless === true}
          onChoose={(index, meaning, isPriceless) =>
            onRead({ ...withColumn(reading, preview, index, meaning), isPriceless })
          }
        />
      ))}
      <ReadingsQuestion
        open={preview.questions.readings}
        answers={reading.readings}
        onAnswer={(shape, at) =>
          onRead({ ...reading, readings: { ...reading.readings, [shape]: at } })
        }
      />
      {priceOf && (
        <PriceOfQuestion
          doubt={priceOf}
          answer={reading.priceOf?.answer}
          onAnswer={(answer) => onRead({ ...reading, priceOf: { question: priceOf, answer } })}
        />
      )}
      <UnknownUnits
        words={units}
        answerOf={(word) => reading.units[word] ?? ''}
        unanswered={questionTexts.leaveOut}
        onAnswer={(word, unit) => onRead({ ...reading, units: { ...reading.units, [word]: unit } })}
      />
      {finalPrice && (
        <ListQuestion
          question={questionTexts.finalPrice(finalPrice)}
          answers={finalPriceAnswers}
          answer={reading.finalPrice?.answer}
          onAnswer={(answer) =>
            onRead({ ...reading, finalPrice: { question: finalPrice, answer } })
          }
        />
      )}
    </>
  );
}

const finalPriceAnswers = [
  { value: 'charge', title: questionTexts.charge, description: questionTexts.chargeLead },
  { value: 'ignore', title: questionTexts.ignore, description: questionTexts.ignoreLead },
] as const;
