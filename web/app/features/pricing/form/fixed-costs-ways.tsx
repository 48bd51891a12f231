import { useState } from 'react';
import { monthByPieces } from '#core/hour/hour-fields.ts';
import { fixedCostsWays } from '#core/hour/hour-texts.ts';
import { fixedCostsOfHours, fixedCostsOfPieces, hourlyRateOf } from '#core/hour/hourly-rate.ts';
import { productFields } from '#core/products/fields.ts';
import { numberText, readNumber, readOptionalNumber } from '#core/products/number-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { QuietButton } from '../../../ui/buttons/quiet-button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Grid, Row, Stack } from '../../../ui/look/box.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { useUser } from '../../session/user-context.ts';
import { useField, useFieldValue, usePieces } from './use-pricing-form.ts';

const { productionTime, fixedCosts } = productFields;

/** Ways to an amount of fixed costs: by the hours of the batch, or by the pieces of a month. */
export function FixedCostsWays() {
  const typed = useField('fixedCosts');
  const { value: none = false, set } = useFieldValue<boolean>(fixedCosts.noneBy);
  const current = none ? 0 : readNumber(fixedCosts, typed.value);
  const offer = (amount: string) => ({
    amount,
    isTaken: Number(amount) === current,
    onTake: () => {
      set(false);
      typed.onChange(numberText(fixedCosts, amount));
    },
  });
  return (
    <Stack gap={2}>
      <ByHours offer={offer} />
      <ByPieces offer={offer} />
    </Stack>
  );
}

interface Offer {
  readonly amount: string;
  readonly isTaken: boolean;
  readonly onTake: () => void;
}

interface WayProps {
  readonly offer: (amount: string) => Offer;
}

/** Hours × what an hour costs by the user's plan. Both are those of the whole batch. */
function ByHours({ offer }: WayProps) {
  const { hourPlan } = useUser();
  const hours = readNumber(productionTime, useField('productionTime').value);
  const perHour = hourPlan ? hourlyRateOf(hourPlan).costsPerHour : '0';
  if (Number(perHour) === 0 || hours <= 0) return null;
  const amount = fixedCostsOfHours(hours, perHour);
  return <Taking words={fixedCostsWays.byHours(amount)} {...offer(amount)} />;
}

/** For who counts no hours. */
function ByPieces({ offer }: WayProps) {
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
        <Taking words={fixedCostsWays.outcome(perMonth, made, amount, batch)} {...offer(amount)} />
      )}
    </Stack>
  );
}

function Taking({ words, amount, isTaken, onTake }: Offer & { readonly words: string }) {
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
