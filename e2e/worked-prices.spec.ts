import truth from '#core/pricing/cases/truth.json' with { type: 'json' };
import { noRounding } from '#core/pricing/final-price.ts';
import type { PricingInput } from '#core/pricing/price.ts';
import { unitOf } from '#core/units/unit-types.ts';
import { expect, test } from './fixtures.ts';
import { storedProducts } from './harness/products.ts';
import { CalculatorPage } from './pages/calculator-page.ts';

/** At least one of each kind: packs, areas, batches, waste, endings, chosen prices, minutes. */
const names = [
  'Novelo de 254 m, 85 m usados, 10 % de perda',
  'Etiqueta de meio centavo: milheiro',
  'Tecido por área: 1 m de 1,40 m',
  'Doze sabonetes de uma vez',
  'Cinquenta minutos',
  'Três novelos a 13,99: não 28,04',
  'Preço final ,90',
  'Preço escolhido abaixo do custo',
  'Sexta casa decide o centavo',
  'Perda total dobra, pacote de graça',
  'Prejuízo com empate',
  'Caso 343716',
  'Caso 119073',
];

/** Parts of the sum, and channels. A product keeps the fixed costs of the batch, as typed. */
const notStored = ['rowCosts', 'materialsTotal', 'labour', 'fixedCosts', 'channels'];

const comma = (decimal: unknown) => String(decimal).replace('.', ',');
const reais = (decimal: string) =>
  Number(decimal).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });

/** A number with its unit, as it is typed. */
const amount = (value: unknown, unit = 'unidade') => `${comma(value)} ${unitOf(unit).abbreviation}`;

test.use({ plan: 'pro' });

test('the screen shows and stores the worked prices, one piece after the other', async ({
  signedInPage: page,
}) => {
  test.slow();
  const form = new CalculatorPage(page);
  await form.open();
  for (const name of names) {
    await test.step(name, () => expectWorkedPrice(form, name));
    await form.start();
  }
});

async function expectWorkedPrice(form: CalculatorPage, name: string): Promise<void> {
  const { page } = form;
  const worked = truth.find((each) => each.name === name);
  if (!worked) throw new Error(`no worked case ${name}`);
  const { expected } = worked;
  const input = worked as PricingInput;
  await form.name.fill(name);
  if (input.batchSize) await form.setBatch(String(input.batchSize));
  for (const [index, row] of input.materials.entries()) {
    if (index > 0) await form.addRow();
    const position = index + 1;
    // A material of its own: what was paid for one of another piece would be offered.
    const material = `${position}: ${name}`;
    const quantity = amount(row.quantity, row.unit);
    if (row.pack) {
      const { price, content, unit } = row.pack;
      await form.fillPack(position, {
        name: material,
        price: comma(price),
        content: amount(content, unit),
        quantity,
      });
    } else {
      const unitPrice = comma(row.unitPrice);
      await form.fillRow(position, { name: material, quantity, unitPrice });
    }
    if (row.wastePercentage) await form.setWaste(position, comma(row.wastePercentage));
  }
  await form.hours.fill(hoursAsTyped(String(input.productionTime)));
  await form.fixedCosts.fill(comma(input.fixedCosts));
  await form.setHourlyRate(Number(input.hourlyRate));
  await form.setMarkup(Number(input.marginPercentage));
  // It begins as in the last piece.
  await form.rounding.selectOption(input.rounding ?? noRounding);
  if (input.chosenPrice) {
    await form.decideBy('Quero cobrar');
    await form.chosenPrice.fill(comma(input.chosenPrice));
  }
  await form.showDetails();

  for (const [index, cost] of expected.rowCosts.entries()) {
    await expect(form.row(index + 1)).toContainText(reais(cost));
  }
  for (const figure of ['materialsTotal', 'labour', 'totalCost', 'finalPrice', 'profit'] as const) {
    await expect(form.result).toContainText(reais(expected[figure]));
  }
  await expect(form.result).toContainText(`${comma(expected.netMargin)}%`);

  await form.save();
  await form.saved();
  const products = await storedProducts(page);
  expect(products.find((product) => product.name === name)).toMatchObject(
    Object.fromEntries(
      Object.entries(expected)
        .filter(([figure]) => !notStored.includes(figure))
        .map(([figure, value]) => [figure, Number(value)]),
    ),
  );
}

/** Hours that are whole minutes are typed as such: 0.833333 is '50 min'. */
function hoursAsTyped(hours: string): string {
  const minutes = Math.round(Number(hours) * 60);
  return Number.isInteger(Number(hours) * 2) ? comma(hours) : `${minutes} min`;
}
