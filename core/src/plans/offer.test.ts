import { expect, it } from 'vitest';
import { offer } from './offer.ts';
import { type Plan, plans } from './plans.ts';

/** What of a plan each line of Pro stands for. Whom the support answers first, its emails say. */
const held: Record<string, (plan: Plan) => boolean> = {
  'Produtos ilimitados': ({ limits }) => limits.products === null,
  'Relatórios avançados de rentabilidade': ({ features }) => features.reports,
  'Gráficos de análise detalhada': ({ features }) => features.reports,
  'Modelos prontos por categoria': ({ features }) => features.templates,
  'Controle de estoque avançado': ({ features }) => features.stock,
  'Backup automático dos dados': ({ features }) => features.backups,
  'Histórico completo': ({ features }) => features.history,
  'Exportação dos dados': ({ features }) => features.sheets,
};

const pro: readonly string[] = offer.pro.map(({ text }) => text);

it('sells with Pro what Pro has and the free plan has not', () => {
  for (const [text, has] of Object.entries(held)) {
    expect([text, has(plans.pro), has(plans.free)]).toEqual([text, true, false]);
  }
  const others = pro.filter((text) => !(text in held));
  expect(others).toEqual([expect.stringMatching(/^Suporte prioritário por email/)]);
  expect(Object.keys(held).filter((text) => !pro.includes(text))).toEqual([]);
});
