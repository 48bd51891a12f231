import { questionTexts } from '#core/sheets/import-texts.ts';
import { columnLabel } from '#core/sheets/paste-texts.ts';
import type { SheetPreview } from '#core/sheets/schemas.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { ListQuestion, QuestionBox } from '../../ui/lists/list-question.tsx';
import { PriceOfQuestion } from '../../ui/lists/price-of-question.tsx';
import { UnknownUnits } from '../../ui/lists/unknown-units.tsx';
import { Note } from '../../ui/look/note.tsx';
import { columnsIn, questionsOf, type Reading, withColumn } from './reading.ts';

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
      <PriceQuestion preview={preview} reading={reading} onRead={onRead} />
      {priceOf && (
        <PriceOfQuestion
          doubt={priceOf}
          answer={reading.priceOf?.answer}
          onAnswer={(answer) => onRead({ ...reading, priceOf: { asked: priceOf, answer } })}
        />
      )}
      <UnknownUnits
        words={units}
        answerOf={(word) => reading.units[word]}
        unanswered={questionTexts.leaveOut}
        onAnswer={(word, unit) => onRead({ ...reading, units: { ...reading.units, [word]: unit } })}
      />
      {finalPrice && (
        <ListQuestion
          question={questionTexts.finalPrice(finalPrice)}
          answers={finalPriceAnswers}
          answer={reading.finalPrice?.answer}
          onAnswer={(answer) => onRead({ ...reading, finalPrice: { asked: finalPrice, answer } })}
        />
      )}
    </>
  );
}

const finalPriceAnswers = [
  { value: 'charge', title: questionTexts.charge, description: questionTexts.chargeLead },
  { value: 'ignore', title: questionTexts.ignore, description: questionTexts.ignoreLead },
] as const;

/** Which column is the price, of those that nobody knows. */
function PriceQuestion({ preview, reading, onRead }: SheetQuestionsProps) {
  const columns = columnsIn(preview, reading);
  const unknown = columns.filter(({ meaning, sample }) => meaning === '' && sample !== '');
  const isOpen = preview.questions.price;
  const among = reading.priceAmong ?? (isOpen ? unknown.map(({ index }) => index) : null);
  if (!among) return null;
  if (among.length === 0) return <Note kind="warn">{questionTexts.noPrice}</Note>;
  const offered = columns.filter(({ index }) => among.includes(index));
  const chosen = offered.find(({ meaning }) => meaning === 'unitPrice')?.index;
  return (
    <QuestionBox>
      <SelectField
        id="sheet-price"
        label={questionTexts.price}
        value={chosen === undefined ? '' : String(chosen)}
        options={[
          { value: '', label: questionTexts.choose },
          ...offered.map((column) => ({
            value: String(column.index),
            label: columnLabel(column, column.sample),
          })),
        ]}
        onChange={(value) => {
          const [index, meaning] =
            value === '' ? ([chosen ?? 0, ''] as const) : ([Number(value), 'unitPrice'] as const);
          onRead({ ...withColumn(reading, preview, index, meaning), priceAmong: among });
        }}
      />
    </QuestionBox>
  );
}
