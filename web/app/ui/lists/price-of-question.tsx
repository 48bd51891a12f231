import type { PriceDoubt } from '#core/sheets/line-cost.ts';
import { priceOfTexts } from '#core/sheets/paste-texts.ts';
import type { PriceOf } from '#core/sheets/read-line.ts';
import { ChoiceCard } from '../fields/choice-card.tsx';
import classes from './lists.module.css';

interface PriceOfQuestionProps {
  readonly doubt: PriceDoubt & { readonly count: number };
  readonly answer: PriceOf | undefined;
  readonly onAnswer: (answer: PriceOf) => void;
}

/** Asks once for all lines of a list whether their price is that of one unit or of all that is there. */
export function PriceOfQuestion({ doubt, answer, onAnswer }: PriceOfQuestionProps) {
  const { name, amount, one, price, whole, count } = doubt;
  const options = [
    { value: 'amount', of: amount, total: price },
    { value: 'one', of: one, total: whole },
  ] as const;
  return (
    <fieldset className={classes.question}>
      <legend>{priceOfTexts.question(doubt)}</legend>
      <p>{priceOfTexts.about(name, count)}</p>
      <div className={classes.answers}>
        {options.map(({ value, of, total }) => (
          <ChoiceCard
            key={value}
            name="price-of"
            value={value}
            checked={answer === value}
            title={priceOfTexts.of(of)}
            description={priceOfTexts.comesTo(amount, total)}
            onChoose={() => onAnswer(value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
