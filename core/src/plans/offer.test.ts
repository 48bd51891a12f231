import { expect, it } from 'vitest';
import { offer } from './offer.ts';

it('marks what is sold with Pro and not built yet, and nothing of the free plan', () => {
  const soon = offer.pro.filter((feature) => 'soon' in feature).map(({ text }) => text);
  expect(soon).toEqual([
    'Modelos prontos por categoria',
    'Controle de estoque avançado',
    'Backup automático dos dados',
    'Histórico completo',
    'Exportação dos dados',
  ]);
  expect(offer.free.filter((feature) => 'soon' in feature)).toEqual([]);
});
