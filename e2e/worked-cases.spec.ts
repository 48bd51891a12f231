import worked from '#core/pricing/cases/pricing.json' with { type: 'json' };
import { expect, test } from './fixtures.ts';
import { CalculatorPage } from './pages/calculator-page.ts';
import { ProductsPage } from './pages/products-page.ts';

const presets: Record<string, RegExp> = { 50: /Baixa/, 100: /Padrão/, 150: /Alta/, 200: /Premium/ };

const comma = (decimal: string) => decimal.replace('.', ',');
const reais = (decimal: string) =>
  Number(decimal).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });

test('the screen shows and stores the worked prices of the specification', async ({
  signedInPage: page,
}) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  for (const name of ['Laço de cabelo', 'Caneca de cerâmica', 'Colar de miçangas']) {
    await test.step(name, () => expectWorkedPrice(calculator, name));
    await calculator.start();
  }
});

async function expectWorkedPrice(calculator: CalculatorPage, name: string): Promise<void> {
  const { page } = calculator;
  const workedCase = worked.find((each) => each.name === name);
  if (!workedCase) throw new Error(`no worked case ${name}`);
  const { expected } = workedCase;
  const preset = presets[workedCase.marginPercentage];
  if (!preset) throw new Error(`no preset for ${workedCase.marginPercentage}`);

  await calculator.name.fill(name);
  await calculator.fillMaterials(
    workedCase.materials.map((row) => ({
      name: row.name,
      quantity: comma(row.quantity),
      unitPrice: comma(row.unitPrice),
    })),
  );
  await calculator.hours.fill(comma(workedCase.productionTime));
  await calculator.fixedCosts.fill(comma(workedCase.fixedCosts));
  await calculator.setHourlyRate(Number(workedCase.hourlyRate));
  await calculator.choosePreset(preset);
  await calculator.showDetails();
  for (const figure of ['materialsTotal', 'labour', 'totalCost', 'finalPrice', 'profit'] as const) {
    await expect(calculator.result).toContainText(reais(expected[figure]));
  }
  await expect(calculator.result).toContainText(`${comma(expected.netMargin)}%`);

  await calculator.save();
  await calculator.saved();
  await new ProductsPage(page).open();
  const card = new ProductsPage(page).card(name);
  await expect(card).toContainText(reais(expected.finalPrice));
}
