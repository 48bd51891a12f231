import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal } from '../numbers/formats.ts';
import { factorsApart } from '../pricing/cases/units-apart.ts';
import { areAlike, unitTypeIds, unitTypes } from '../units/unit-types.ts';
import { multiply, type Ratio, ratioOf } from './ratio.ts';
import { hoursNote, readHours } from './read-hours.ts';
import { readQuantity } from './read-quantity.ts';
import { convert } from './read-term.ts';
import { sayHours } from './say-hours.ts';

/** over ÷ under, rounded half-up to so many decimals, in whole numbers alone. */
function rounded(over: bigint, under: bigint, decimals: number): string {
  const scale = 10n ** BigInt(decimals);
  const digits = (2n * over * scale + under) / (2n * under);
  const behind = String(digits % scale)
    .padStart(decimals, '0')
    .replace(/0+$/, '');
  return behind === '' ? String(digits / scale) : `${digits / scale}.${behind}`;
}

const whole = fc.bigInt({ min: 0n, max: 10n ** 20n });
const positive = fc.bigInt({ min: 1n, max: 10n ** 20n });
const unit = fc.constantFrom(...unitTypeIds);
const minutes = fc.integer({ min: 0, max: 59 });
const hours = (typed: string) => readHours(typed)?.hours;
const quantity = (typed: string) => readQuantity(typed, 'unidade')?.quantity;

const pieces = [...'0123456789.,/+x×:½²- ', ' e ', ' de ', 'R$', 'h', 'min', 'hora', 'meia'];
const words = unitTypes.flatMap(({ name, abbreviation }) => [name, abbreviation]);
const garbage = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 450 }),
  fc.array(fc.constantFrom(...pieces, ...words), { maxLength: 40 }).map((parts) => parts.join('')),
);

const ratio = fc
  .tuple(whole, positive)
  .map(([over, under]) => ratioOf(String(over), String(under)));
const likeUnits = unit.chain((one) =>
  fc.tuple(fc.constant(one), fc.constantFrom(...unitTypeIds.filter((each) => areAlike(each, one)))),
);
const areEqual = (one: Ratio, other: Ratio) =>
  one.over.times(other.under).eq(other.over.times(one.under));

describe('conversions', () => {
  it('are exact, there and back', () => {
    fc.assert(
      fc.property(ratio, likeUnits, (value, [one, other]) => {
        const there = convert(value, one, other);
        expect(areEqual(convert(there, other, one), value)).toBe(true);
        const [over, under] = factorsApart[one];
        const [toOver, toUnder] = factorsApart[other];
        const factor = ratioOf(String(over * toUnder), String(under * toOver));
        expect(areEqual(there, multiply(value, factor))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('hours', () => {
  it('of a clock are its minutes ÷ 60', () => {
    fc.assert(
      fc.property(whole, minutes, (hour, minute) => {
        const expected = rounded(hour * 60n + BigInt(minute), 60n, 6);
        const two = String(minute).padStart(2, '0');
        for (const typed of [`${hour}:${two}`, `${hour}h${two}`, `${hour} h + ${minute} min`]) {
          expect(hours(typed)).toBe(expected);
        }
        expect(hours(`${hour * 60n + BigInt(minute)} min`)).toBe(expected);
      }),
    );
  });

  it('of a stopwatch are its seconds ÷ 3600', () => {
    fc.assert(
      fc.property(whole, minutes, minutes, (hour, minute, second) => {
        const seconds = hour * 3600n + BigInt(minute * 60 + second);
        const [mm, ss] = [minute, second].map((each) => String(each).padStart(2, '0'));
        for (const typed of [`${hour}:${mm}:${ss}`, `${hour}h ${minute}min ${second}s`]) {
          expect(hours(typed)).toBe(rounded(seconds, 3600n, 6));
        }
        expect(hours(`${hour * 60n + BigInt(minute)} min ${second} s`)).toBe(
          rounded(seconds, 3600n, 6),
        );
      }),
    );
  });

  it('are read as they are said, but for the rounding of a minute', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1e8 }), (millionths) => {
        const shown = hours(sayHours(rounded(BigInt(millionths), 1_000_000n, 6)));
        const distance = Math.round(Number(shown) * 1e6) - millionths;
        expect(Math.abs(distance)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('of whole minutes are said and read back without a difference', () => {
    fc.assert(
      fc.property(fc.nat({ max: 60_000 }), (count) => {
        const value = rounded(BigInt(count), 60n, 6);
        expect(hours(sayHours(value))).toBe(value);
      }),
    );
  });
});

describe('quantities', () => {
  it('are read as they are written', () => {
    fc.assert(
      fc.property(whole, unit, fc.integer({ min: 0, max: 6 }), (digits, id, decimals) => {
        const value = rounded(digits, 10n ** BigInt(decimals), decimals);
        const written = formatDecimal(value, { max: 6 });
        expect(readQuantity(written, id, 6)).toEqual({ quantity: value, unit: null, note: null });
        const { abbreviation } = unitTypes[unitTypeIds.indexOf(id)] ?? unitTypes[0];
        expect(readQuantity(`${written} ${abbreviation}`, id, 6)).toEqual({
          quantity: value,
          unit: id,
          note: null,
        });
      }),
    );
  });

  it('of fractions are rounded once, half-up', () => {
    fc.assert(
      fc.property(whole, positive, whole, (over, under, more) => {
        expect(quantity(`${over}/${under}`)).toBe(rounded(over, under, 4));
        const mixed = over < under ? rounded(more * under + over, under, 4) : undefined;
        expect(quantity(`${more} ${over}/${under}`)).toBe(mixed);
      }),
    );
  });

  it('of sums do not depend on their order', () => {
    const term = fc.oneof(
      fc.tuple(fc.nat(999), fc.integer({ min: 1, max: 99 })).map(([a, b]) => `${a}/${b}`),
      fc.nat(99_999).map((digits) => formatDecimal(digits / 100)),
      fc.tuple(fc.nat(99), fc.nat(99)).map(([a, b]) => `${a}x${b}`),
      fc.constant('½'),
    );
    fc.assert(
      fc.property(fc.array(term, { minLength: 2, maxLength: 6 }), (terms) => {
        const forwards = quantity(terms.join('+'));
        expect(forwards).toMatch(/^\d+(\.\d{1,4})?$/);
        expect(quantity(terms.toReversed().join(' + '))).toBe(forwards);
      }),
    );
  });

  it('of areas are the product of their sides', () => {
    fc.assert(
      fc.property(fc.nat(9999), fc.nat(9999), (one, other) => {
        const squares = rounded(BigInt(one) * BigInt(other), 100n, 4);
        expect(readQuantity(`${one} x ${other} mm`, 'unidade')).toMatchObject({
          quantity: squares,
          unit: 'centimetro-quadrado',
        });
        expect(readQuantity(`${one}x${other} mm`, 'metro-quadrado')).toMatchObject({
          quantity: rounded(BigInt(one) * BigInt(other), 1_000_000n, 4),
          unit: 'metro-quadrado',
        });
      }),
    );
  });
});

it('nothing that is typed breaks the reading', () => {
  const decimal = /^-?(0|[1-9]\d*)(\.\d*[1-9])?$/;
  fc.assert(
    fc.property(garbage, unit, (typed, id) => {
      const read = readQuantity(typed, id);
      if (read !== null) expect(read.quantity).toMatch(decimal);
      const time = readHours(typed);
      if (time !== null) expect(time.hours).toMatch(decimal);
      expect(hoursNote(typed) !== null).toBe(time?.written === true);
    }),
    { numRuns: 5000 },
  );
});
