import { expect, it } from 'vitest';
import { offer } from './offer.ts';

it('marks what is sold with Pro and not built yet, and nothing of the free plan', () => {
  const soon = offer.pro.filter((feature) => 'soon' in feature).map(({ text }) => text);
  expect(soon).toEqual(['Controle de estoque avançado']);
  expect(offer.free.filter((feature) => 'soon' in feature)).toEqual([]);
});
