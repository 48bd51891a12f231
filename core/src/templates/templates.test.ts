import { expect, test } from 'vitest';
import { craftIds, craftName } from '../crafts/crafts.ts';
import { defaultHourlyRate } from '../hour/hourly-rate-field.ts';
import { formatMoney, formatPercent } from '../numbers/formats.ts';
import { computePrice } from '../pricing/price.ts';
import { pricedProductInputSchema } from '../products/product-schemas.ts';
import { sayHours } from '../typed/say-hours.ts';
import { readyTemplates } from './all-templates.ts';
import { type Template, templateSchema } from './template-schemas.ts';

/** What somebody would save who pays the usual prices, at the default rate. */
const productOf = ({ id: _, own: __, hint: ___, newer: ____, ...template }: Template) => ({
  ...template,
  hourlyRate: defaultHourlyRate,
  marginPercentage: 100,
  materials: template.materials.map(({ usualPrice, pack, ...row }) => ({
    ...row,
    pack: pack && { ...pack, price: usualPrice ?? 0 },
  })),
});

test('every craft has at least three templates, each a product that can be saved', () => {
  for (const craft of craftIds) {
    const own = readyTemplates().filter(({ craftCategory }) => craftCategory === craft);
    expect(own.length, craft).toBeGreaterThanOrEqual(3);
  }
  for (const template of readyTemplates()) {
    expect(templateSchema.safeParse(template).error, template.id).toBeUndefined();
    const product = pricedProductInputSchema.safeParse(productOf(template));
    expect(product.error, template.id).toBeUndefined();
    expect(template.hint?.length, template.id).toBeGreaterThan(20);
  }
  const ids = readyTemplates().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the table of what each comes to is current', async () => {
  const rows = readyTemplates().map((template) => {
    const price = computePrice(productOf(template));
    const cells = [
      craftName(template.craftCategory),
      template.name,
      template.batchSize,
      sayHours(template.productionTime),
      formatMoney(price.materialsTotal),
      formatMoney(price.totalCost),
      formatMoney(price.finalPrice),
      formatPercent((Number(price.materialsTotal) / Number(price.totalCost)) * 100, 0),
    ];
    return `| ${cells.join(' | ')} |`.replaceAll('\u00a0', ' ');
  });
  const table = [
    '# Ready templates',
    '',
    'What a piece of each comes to at R$ 25,00 an hour and 100 % over cost, with packs at their usual',
    'prices (core/src/templates/pieces). `npx vitest run core/src/templates -u` writes it again.',
    '',
    '| Categoria | Peça | Rende | Tempo | Materiais | Custo | Preço | Materiais no custo |',
    '| --- | --- | --: | --: | --: | --: | --: | --: |',
    ...rows,
    '',
  ];
  await expect(table.join('\n')).toMatchFileSnapshot('../../../docs/templates.md');
});
