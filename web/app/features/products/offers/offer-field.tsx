import { useId, useState } from 'react';
import { readOffer } from '#core/offers/answer-offer.ts';
import { offerWords } from '#core/offers/offer-texts.ts';
import { productFields } from '#core/products/product-fields.ts';
import type { Product } from '#core/products/product-schemas.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { NumberInput } from '../../../ui/fields/number-input.tsx';
import { Row } from '../../../ui/look/box.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import classes from './offers.module.css';

interface OfferFieldProps {
  readonly product: Product;
  /** Today's hourly rate, in R$. */
  readonly hourlyRate: number;
}

/** Where an offer for a piece is typed: Enter, or the button, answers it. */
export function OfferField({ product, hourlyRate }: OfferFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [offer, setOffer] = useState<string | null>(null);
  const wrong = readOffer(typed)?.wrong;
  return (
    <>
      <Row
        as="form"
        gap={2}
        align="end"
        className={classes.ask}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!wrong) setOffer(typed);
        }}
      >
        <NumberInput
          id={id}
          field={productFields.chosenPrice}
          label={offerWords.amount}
          placeholder=""
          enterKeyHint="go"
          value={typed}
          error={wrong}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" variant="default" className={classes.step}>
          {offerWords.see}
        </Button>
      </Row>
      <OfferDialog
        product={offer === null ? null : product}
        hourlyRate={hourlyRate}
        begin={offer ?? ''}
        onClose={() => {
          setOffer(null);
          setTyped('');
        }}
      />
    </>
  );
}
