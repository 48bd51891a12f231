import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hoursOfSeconds, offeredSeconds } from './measured-time.ts';

const of = (hours: number, minutes: number, seconds = 0) => hours * 3600 + minutes * 60 + seconds;

describe('hoursOfSeconds', () => {
  it.each([
    [0, '0'],
    [1, '0.000278'],
    [of(0, 0, 9), '0.0025'],
    [of(0, 20), '0.333333'],
    [of(0, 40), '0.666667'],
    [of(0, 45), '0.75'],
    [of(1, 25), '1.416667'],
    [of(100, 0), '100'],
  ])('writes %d seconds as %s hours', (seconds, hours) => {
    expect(hoursOfSeconds(seconds)).toBe(hours);
  });

  it('is the exact quotient, rounded half-up at the sixth place', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (seconds) => {
        // In millionths of an hour: floor(x + ½) of integers.
        const millionths = (BigInt(seconds) * 2_000_000n + 3600n) / 7200n;
        const [whole = '', fraction = ''] = hoursOfSeconds(seconds).split('.');
        expect(BigInt(whole + fraction.padEnd(6, '0'))).toBe(millionths);
      }),
    );
  });
});

describe('offeredSeconds', () => {
  it.each([
    [0, 0],
    [999, 0],
    [40_000, 40],
    [150_999, 150],
    [599_999, 599],
    [600_000, 600],
    [of(0, 25, 29) * 1000 + 999, of(0, 25)],
    [of(0, 25, 30) * 1000, of(0, 26)],
    [of(1, 25, 1) * 1000, of(1, 25)],
    [of(99, 59, 59) * 1000, of(100, 0)],
    [of(130, 0) * 1000, of(130, 0)],
    [of(1300, 0) * 1000, of(1000, 0)],
  ])('offers of %d ms %d seconds', (measured, seconds) => {
    expect(offeredSeconds(measured)).toBe(seconds);
  });
});
