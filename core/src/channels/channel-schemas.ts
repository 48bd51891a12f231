import { z } from 'zod';
import { toDecimal } from '../numbers/decimal.ts';
import { ptBrError } from '../schemas/error-map.ts';
import {
  absentValueRegistry,
  fieldSchemas,
  inputSchemas,
  singleLine,
  strictObject,
} from '../schemas/field-schemas.ts';
import { rowSchema } from '../schemas/row.ts';
import { type Findings, validatedTogether } from '../schemas/validated-together.ts';
import { channelFaults } from './channel-faults.ts';
import {
  bandFields,
  channelFields,
  channelTermFields,
  feeTableBounds,
  maxBands,
  maxChannels,
  maxProductChannels,
} from './channel-fields.ts';

const bandSchema = strictObject(fieldSchemas(bandFields));

const { name, ...fees } = inputSchemas(channelFields);

/** Bands at rest, as any version stored them. */
export const bandsSchema = z.array(bandSchema).max(maxBands);

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

/** Whole days that a date of the database can hold. */
const day = z.iso.date({ error: channelFaults.day }).regex(/^[12]/, { error: channelFaults.day });

const feeTable = singleLine(feeTableBounds, channelFaults.feeTable).nullable();

/** What is sent to create or replace a channel: R$, per cents, whole days. */
export const channelInputSchema = validatedTogether(
  strictObject({
    name,
    ...feesShape,
    ...inputSchemas(channelTermFields),
    feeTable: feeTable.default(null),
    checkedOn: day.nullable().default(null),
  }),
  validateFees,
);

/** A channel as the API answers it. */
export const channelSchema = rowSchema({
  ...fieldSchemas(channelFields),
  bands: bandsSchema,
  ...fieldSchemas(channelTermFields),
  /** The id of the fee table that it was copied from. */
  feeTable,
  /** When somebody last saw that the fees still hold: 'YYYY-MM-DD'. */
  checkedOn: day.nullable(),
});

/** A channel as a client sends it: what may be left out is optional. */
export type ChannelInput = z.input<typeof channelInputSchema>;
/** A channel as a client sends it, completed. */
export type ChannelContent = z.output<typeof channelInputSchema>;
export type Channel = z.infer<typeof channelSchema>;

/** Ids of channels, each once. */
const sentIds = (max: number, tooMany: string) =>
  z
    .array(z.uuid({ error: ptBrError }).toLowerCase(), { error: ptBrError })
    .max(max, { error: tooMany })
    .superRefine((ids, ctx) => {
      for (const [index, id] of ids.entries()) {
        if (ids.indexOf(id) === index) continue;
        const params = { code: 'conflict' };
        ctx.addIssue({ code: 'custom', path: [index], message: channelFaults.chosenTwice, params });
      }
    });

/** What older clients choose for a product (docs/decisions/0239). */
export const chosenChannels = {
  stored: z.array(z.uuid()).max(maxProductChannels).register(absentValueRegistry, { value: [] }),
  input: sentIds(maxProductChannels, channelFaults.tooManyChosen).default([]),
};

const off = z.array(z.uuid()).max(maxChannels);

/** The channels that are off for a product: it is sold in all others. Null where nobody chose. */
export const offChannels = {
  answered: off,
  stored: off.nullable(),
  input: sentIds(maxChannels, channelFaults.tooManyOff).nullable().default(null),
};
