import { useState } from 'react';
import { fixedCostsWays } from '#core/hour/fixed-costs-texts.ts';
import { monthByPieces } from '#core/hour/hour-fields.ts';
import { fixedCostsOfPieces } from '#core/hour/hourly-rate.ts';
import { productFields } from '#core/products/product-fields.ts';
import { numberText, readNumber, readOptionalNumber } from '#core/typed/number-text.ts';
import { Button, QuietButton } from '../../../ui/buttons/button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Grid, Row, Stack } from '../../../ui/look/box.tsx';
import { Text } from '../../../ui/look/text.tsx';
import type { FollowedCosts } from './use-followed-costs.ts';
import { useField, useFieldValue, usePieces } from './use-pricing-form.ts';

const { fixedCosts } = productFields;

/** Ways to an amount of fixed costs: back to the hours of the batch, or by the pieces of a month. */
export function FixedCostsWays({ followed }: { readonly followed: FollowedCosts | null }) {
  return (
    <Stack gap={2}>
      {followed?.isTaken === false && (
        <Taking
          words={fixedCostsWays.byHours(followed.sum)}
          amount={followed.amount}
          isTaken={false}
          onTake={followed.take}
        />
      )}
      <ByPieces />
    </Stack>
  );
}

/** The fixed costs of who counts no hours. */
function ByPieces() {
  const typed = useField('fixedCosts');
  const { value: none = false, set: setNone } = useFieldValue<boolean>(fixedCosts.noneBy);
  const { set: setFollows } = useFieldValue<boolean>('followsHours');
  const [opened, setOpened] = useState(false);
  const [bills, setBills] = useState('');
  const [pieces, setPieces] = useState('');
  const batch = usePieces();
  if (!opened) {
    return (
      <div>
        <QuietButton onClick={() => setOpened(true)}>{fixedCostsWays.byPieces}</QuietButton>
      </div>
    );
  }
  const perMonth = readOptionalNumber(monthByPieces.bills, bills) ?? 0;
  const made = readOptionalNumber(monthByPieces.pieces, pieces) ?? 0;
  const amount = perMonth > 0 && made > 0 ? fixedCostsOfPieces(perMonth, made, batch) : null;
  return (
    <Stack gap={2} role="group" aria-label={fixedCostsWays.byPieces}>
      <Grid least="8rem" gap={2}>
        <NumberField
          id="month-bills"
          field={monthByPieces.bills}
          value={bills}
          onChange={setBills}
        />
        <NumberField
          id="month-pieces"
          field={monthByPieces.pieces}
          value={pieces}
          onChange={setPieces}
        />
      </Grid>
      {amount !== null && (
        <Taking
          words={fixedCostsWays.outcome(perMonth, made, amount, batch)}
          amount={amount}
          isTaken={!none && Number(amount) === readNumber(fixedCosts, typed.value)}
          onTake={() => {
            setFollows(false);
            setNone(false);
            typed.onChange(numberText(fixedCosts, amount));
          }}
        />
      )}
    </Stack>
  );
}

interface Offer {
  readonly words: string;
  readonly amount: string;
  readonly isTaken: boolean;
  readonly onTake: () => void;
}

function Taking({ words, amount, isTaken, onTake }: Offer) {
  if (Number(amount) > fixedCosts.max) return null;
  return (
    <Row wrap between gap={2}>
      <Text size={2} role="status">
        {isTaken ? `${words}. ${fixedCostsWays.taken}` : words}
      </Text>
      {!isTaken && (
        <Button variant="default" size="sm" onClick={onTake}>
          {fixedCostsWays.take(amount)}
        </Button>
      )}
    </Row>
  );
}
