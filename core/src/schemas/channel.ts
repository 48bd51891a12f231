import { z } from 'zod';
import { channelFaults } from '../channels/channel-faults.ts';
import { bandFields, channelFields, maxBands } from '../channels/fields.ts';
import { toDecimal } from '../pricing/decimal.ts';
import { ptBrError } from './error-map.ts';
import { fieldSchemas, inputSchemas, strictObject } from './field-schemas.ts';
import { type Findings, validatedTogether } from './material-price.ts';

export const bandSchema = strictObject(fieldSchemas(bandFields));

const { name, ...fees } = inputSchemas(channelFields);

const feesShape = {
  ...fees,
  bands: z
    .array(strictObject(inputSchemas(bandFields)), { error: ptBrError })
    .min(1, { error: channelFaults.noBands })
    .max(maxBands, { error: channelFaults.tooManyBands }),
};

type Fees = z.output<z.ZodObject<typeof feesShape>>;

/** Refuses bands that do not begin at 0 and rise, shares that leave nothing, and crossed limits. */
export function validateFees(fees: Fees, { areSound, complain }: Findings): void {
  if (areSound('min', 'cap') && fees.min !== null && fees.cap !== null && fees.min > fees.cap) {
    complain(['min'], 'too_big', channelFaults.minAboveCap);
  }
  if (!areSound('bands')) return;
  for (const [index, { from }] of fees.bands.entries()) {
    const before = fees.bands[index - 1];
    const path = ['bands', String(index), 'from'];
    if (!before && from !== 0) complain(path, 'too_big', channelFaults.firstBand);
    if (before && from <= before.from) complain(path, 'too_small', channelFaults.fallingBands);
  }
  if (!areSound('paymentPercent', 'taxPercent')) return;
  for (const [index, { percent }] of fees.bands.entries()) {
    const shares = toDecimal(percent)
      .plus(toDecimal(fees.paymentPercent))
      .plus(toDecimal(fees.taxPercent));
    if (shares.lt('100')) continue;
    complain(['bands', String(index), 'percent'], 'too_big', channelFaults.nothingLeft);
  }
}

/** The fees of a channel that is only tried; its name may be left out. */
export const triedChannelSchema = validatedTogether(
  strictObject({ ...feesShape, name: name.optional() }),
  validateFees,
);

/** The most channels that are priced by one call. */
export const maxTriedChannels = 20;
