import { useContext, useState } from 'react';
import { noRounding, roundings } from '#core/pricing/final-price.ts';
import { productFields } from '#core/products/fields.ts';
import { readOptionalNumber } from '#core/products/number-text.ts';
import { formatMoney } from '#core/text/formats.ts';
import { Folded } from '../../../ui/lists/folded.tsx';
import { Badge } from '../../../ui/look/text.tsx';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import type { DraftWork } from '../draft/draft-work.ts';
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
    <Folded
      open={shown}
      onToggle={setOpen}
      summary={
        <>Arredondar ou cobrar outro preço {state && <Badge tone="accent">{state}</Badge>}</>
      }
    >
      {shown && <FinalPriceFields work={work} />}
    </Folded>
  );
}

/** What is folded away: a chosen price is not rounded. */
function stateOf(rounding: string, chosen: string): string | undefined {
  const price = readOptionalNumber(productFields.chosenPrice, chosen);
  if (price) return formatMoney(price);
  return roundings.find(({ id }) => id === rounding && id !== noRounding)?.name;
}
