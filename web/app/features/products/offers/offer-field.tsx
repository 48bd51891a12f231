import { useId, useState } from 'react';
import { offerWords } from '#core/lists/offer-texts.ts';
import { readOffer } from '#core/lists/offered-price.ts';
import { productFields } from '#core/products/fields.ts';
import type { Product } from '#core/schemas/product.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { NumberInput } from '../../../ui/fields/number-input.tsx';
import { Row } from '../../../ui/look/box.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import classes from './offers.module.css';

interface OfferFieldProps {
  readonly product: Product;
  /** Of today, in R$. */
  readonly hourlyRate: number;
}

/** Where an offer for a piece is typed: Enter, or the button, answers it. */
export function OfferField({ product, hourlyRate }: OfferFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
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
          if (!wrong) setAsked(typed);
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
        product={asked === null ? null : product}
        hourlyRate={hourlyRate}
        begin={asked ?? ''}
        onClose={() => {
          setAsked(null);
          setTyped('');
        }}
      />
    </>
  );
}
