import type { NumberField } from '../fields/field.ts';
import { sentNumber } from '../typed/number-text.ts';
import { readTyped } from '../typed/read-typed.ts';
import { areAlike, type UnitTypeId } from '../units/unit-types.ts';
import { convertQuantity } from './amounts.ts';

export interface TypedAmount {
  /** Null where the text is no number. */
  readonly amount: number | null;
  readonly unit: UnitTypeId;
}

/** @param unit that of the field; the text may name another one */
export function typedAmount(field: NumberField, typed: string, unit: UnitTypeId): TypedAmount {
  const read = readTyped(field, typed, unit);
  return { amount: read.value === null ? null : Number(read.value), unit: read.unit ?? unit };
}

/**
 * What it is sent as, in the field's unit, as sentNumber() has it; null for nothing, and for a unit of
 * another dimension.
 */
export function sentAmount(
  field: NumberField,
  typed: string,
  unit: UnitTypeId,
): number | string | null {
  const read = typedAmount(field, typed, unit);
  return read.amount === null ? sentNumber(field, typed) : amountIn(read, unit);
}

/** A typed amount in another unit: 1 kg is 1000 g. Null for no number, and for a unit of another dimension. */
export const amountIn = ({ amount, unit }: TypedAmount, wanted: UnitTypeId): number | null =>
  amount === null || !areAlike(unit, wanted)
    ? null
    : Number(convertQuantity(amount, unit, wanted).toFixed());
