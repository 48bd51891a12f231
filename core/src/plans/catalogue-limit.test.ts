import { expect, test } from 'vitest';
import { catalogueLimitText } from './catalogue-limit.ts';

test('the limit of the catalogue is told near it and from it on', () => {
  expect(catalogueLimitText(179)).toBeNull();
  expect(catalogueLimitText(180)).toContain('180 dos 200');
  for (const count of [200, 201]) expect(catalogueLimitText(count)).toContain('atingido');
});
