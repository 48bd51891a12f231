import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { offerWords } from '#core/lists/offer-texts.ts';
import { offerAnswer, readOffer } from '#core/lists/offered-price.ts';
import { plans } from '#core/plans/plans.ts';
import { pieceOfBatch } from '#core/pricing/price-notes.ts';
import { standingLabels } from '#core/pricing/profitability-labels.ts';
import { productFields } from '#core/products/fields.ts';
import type { Product } from '#core/schemas/product.ts';
import { useAct } from '../../../acts/use-acts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Grid, Stack } from '../../../ui/look/box.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { standingTones } from '../../../ui/look/tones.ts';
import { Spoken } from '../../../ui/look/visually-hidden.tsx';
import { useUser } from '../../session/user-context.ts';
import { priceKeeping } from './keep-price.ts';

export interface OfferedPriceProps {
  readonly product: Product;
  /** Of today, in R$. */
  readonly hourlyRate: number;
  readonly takesFocus?: boolean;
  /** It was taken as the price. */
  readonly onKept?: () => void;
}

/** Answers what an offer brings while it is typed, and takes it as the price or as a sale. */
export function OfferedPrice(props: OfferedPriceProps) {
  const { product, hourlyRate, takesFocus = false, onKept } = props;
  const [typed, setTyped] = useState('');
  const keep = useAct(priceKeeping);
  const id = useId();
  useEffect(() => {
    if (takesFocus) document.getElementById(id)?.focus();
  }, [takesFocus, id]);
  const offer = readOffer(typed);
  const price = offer?.price;
  const answer = price === undefined ? null : offerAnswer(product, price, hourlyRate);
  return (
    <Stack gap={3}>
      <NumberField
        id={id}
        field={productFields.chosenPrice}
        label={offerWords.amount}
        value={typed}
        onChange={setTyped}
        error={offer?.wrong}
        hint={[
          product.batchSize > 1 && `${pieceOfBatch(product.batchSize)}.`,
          answer === null && offerWords.hint,
        ]
          .filter(Boolean)
          .join(' ')}
      />
      {answer && (
        <Note kind={standingTones[answer.standing]}>
          <strong>{standingLabels[answer.standing]}</strong>
          <p>{answer.text}</p>
        </Note>
      )}
      <Spoken text={answer ? `${standingLabels[answer.standing]}. ${answer.text}` : ''} />
      {price !== undefined && (
        <Grid least="14rem" gap={2}>
          {Number(price) !== product.finalPrice && (
            <Button
              onClick={() => {
                keep(product, price, hourlyRate);
                setTyped('');
                onKept?.();
              }}
            >
              {offerWords.keep}
            </Button>
          )}
          <SellLink id={product.id} price={price} />
        </Grid>
      )}
    </Stack>
  );
}

function SellLink({ id, price }: { readonly id: string; readonly price: string }) {
  const { plan } = useUser();
  const { pathname } = useLocation();
  if (!plans[plan].features.stock) return null;
  return (
    <LinkButton
      variant="default"
      to={`/stock?sold=${id}&price=${price}`}
      state={{ from: pathname }}
    >
      {offerWords.sell(price)}
    </LinkButton>
  );
}
