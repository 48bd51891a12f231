import { expect, test } from 'vitest';
import { roundChoices } from './round-choices.ts';

const labels = (suggested: string) =>
  roundChoices(suggested)?.map(({ label }) => label.replaceAll('\u00a0', ' '));

test.each([
  ['164.72', ['R$ 165', 'R$ 164,90', 'Deixar R$ 164,72']],
  ['164.95', ['R$ 165', 'R$ 165,90', 'Deixar R$ 164,95']],
  ['0.07', ['R$ 1', 'R$ 0,90', 'Deixar R$ 0,07']],
  // No price ends in whole reais above the highest one.
  ['9999999.98', ['Deixar R$ 9.999.999,98']],
])('R$ %s may end in %j', (suggested, expected) => {
  expect(labels(suggested)).toEqual(expected);
});

test.each(['165.00', '12.50', '164.90', '164.99'])('R$ %s is round', (suggested) => {
  expect(roundChoices(suggested)).toBeNull();
});
