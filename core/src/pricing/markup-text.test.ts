import { expect, test } from 'vitest';
import { markupText } from './markup-text.ts';

test.each([
  // As typed, though the cent makes 50,51 % of it; as it resulted; and a loss, which is rated by today.
  [50, '1.49', '0.50', '50%'],
  [29.89, 129.9, 29.89, '29,89%'],
  [-18.16, '90.00', '-19.97', '-18,16%'],
  [0, 0, 0, '0%'],
  // Priced with another hourly rate, or rounded then.
  [45, '145.00', '13.77', '45%, hoje 10,49%'],
  [29.89, '129.90', '49.90', '29,89%, hoje 62,38%'],
])('a markup of %d beside a price of %s that leaves %s', (rated, finalPrice, profit, text) => {
  expect(markupText(rated, { finalPrice, profit })).toBe(text);
});
