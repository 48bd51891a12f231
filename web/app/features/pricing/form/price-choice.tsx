import { IconChevronDown } from '@tabler/icons-react';
import { useContext, useState } from 'react';
import { noRounding, roundings } from '#core/pricing/final-price.ts';
import { productFields } from '#core/products/fields.ts';
import { readOptionalNumber } from '#core/products/number-text.ts';
import { formatMoney } from '#core/text/formats.ts';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import type { DraftWork } from '../draft/draft-work.ts';
import classes from './price-choice.module.css';
import { ErrorsContext, useField } from './use-pricing-form.ts';

const FinalPriceFields = lazyPart(
  'Abrindo as opções de preço…',
  async () => (await import('./price-choice-fields.tsx')).FinalPriceFields,
);

export function FinalPrice({ work }: { readonly work: DraftWork }) {
  const { value: rounding } = useField('rounding');
  const { value: chosen } = useField('chosenPrice');
  const { chosenPrice: error } = useContext(ErrorsContext);
  const [open, setOpen] = useState(() => work.shown().draft.chosenPrice.trim() !== '');
  const shown = open || Boolean(error);
  const state = stateOf(rounding, chosen);
  return (
    <details
      open={shown}
      className={classes.finalPrice}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={classes.summary}>
        <span>
          Arredondar ou cobrar outro preço
          {state && <span className={classes.state}>{state}</span>}
        </span>
        <IconChevronDown size={20} aria-hidden />
      </summary>
      {shown && <FinalPriceFields work={work} />}
    </details>
  );
}

/** What is folded away: a chosen price is not rounded. */
function stateOf(rounding: string, chosen: string): string | undefined {
  const price = readOptionalNumber(productFields.chosenPrice, chosen);
  if (price) return formatMoney(price);
  return roundings.find(({ id }) => id === rounding && id !== noRounding)?.name;
}
