import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { whatDoesNotFit } from './harness/hard-conditions.ts';
import { whatBreaks } from './harness/line-breaks.ts';
import { skein, yarn } from './harness/materials.ts';
import { CataloguePage } from './pages/catalogue-page.ts';

async function paidOver({ request }: Page, ...versions: object[]): Promise<void> {
  const [first, ...later] = versions;
  const { id } = await (await request.post('/api/materials', { data: first })).json();
  for (const data of later) {
    const answer = await request.put(`/api/materials/${id}`, { data });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

const at = (price: number) => ({ ...skein, pack: { ...skein.pack, price } });

test('each material shows what was paid for it over time, after changes on the screen', async ({
  signedInPage: page,
}) => {
  await paidOver(page, skein);
  const catalogue = new CataloguePage(page);
  await catalogue.open();
  await catalogue.act(skein.name, 'Preços');
  await expect(catalogue.paid).toContainText(/Ainda não mudou desde hoje\./);
  const rows = catalogue.paid.getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1).getByRole('cell')).toHaveText(['R$ 18,90 por 254 m', 'R$ 0,0744']);
  await expect(catalogue.paid.locator('svg')).toHaveCount(0);
  await page.keyboard.press('Escape');
  const opener = catalogue.card(skein.name).getByRole('button', { name: /^Preços/ });
  await expect(opener).toBeFocused();

  for (const price of ['21,50', '19,90']) {
    await catalogue.act(skein.name, 'Editar');
    await catalogue.packPrice.fill(price);
    await catalogue.save('Salvar Alterações');
    await expect(catalogue.dialog).toBeHidden();
  }
  await catalogue.act(skein.name, 'Preços');
  await expect(rows).toHaveCount(4);
  await expect(catalogue.paid.getByRole('columnheader')).toHaveText(['Desde', 'Pago', 'Por metro']);
  await expect(catalogue.paid.getByRole('rowheader')).toHaveText(['hoje', 'hoje', 'hoje']);
  await expect(catalogue.paid.getByRole('cell')).toHaveText([
    'R$ 19,90 por 254 m',
    'R$ 0,0783',
    'R$ 21,50 por 254 m',
    'R$ 0,0846',
    'R$ 18,90 por 254 m',
    'R$ 0,0744',
  ]);
  await expect(catalogue.paid).toContainText(
    'Hoje: R$ 0,0783 por metro, 7,4% mais barato que antes.',
  );
  await expect(catalogue.paid.locator('circle')).toHaveCount(3);
  await expectNoA11yViolations(page);
  await catalogue.paid.getByRole('button', { name: 'Fechar' }).click();
  await expect(opener).toBeFocused();
});

test('prices in other units are told in that of today, or only in the table', async ({
  signedInPage: page,
}) => {
  const perKilo = { ...yarn, unitType: 'quilograma', unitPrice: 60, wastePercentage: 0 };
  const perGram = { ...perKilo, unitType: 'grama', unitPrice: 0.09 };
  await paidOver(page, { ...perKilo, unitType: 'novelo', unitPrice: 8 }, perKilo, perGram);
  const catalogue = new CataloguePage(page);
  await catalogue.open();
  await catalogue.act(yarn.name, 'Preços');
  await expect(catalogue.paid.getByRole('cell')).toHaveText([
    'R$ 0,09 por grama',
    'R$ 0,09',
    'R$ 60,00 por quilograma',
    'R$ 0,06',
    'R$ 8,00 por novelo',
    '–',
  ]);
  await expect(catalogue.paid).toContainText('50% mais caro que antes.');
  await expect(catalogue.paid).toContainText('esses preços estão só na tabela.');
  await expect(catalogue.paid.locator('circle')).toHaveCount(2);
});

test('the prices wait, fail and come without a barrier', async ({
  signedInPage: page,
  problems,
}) => {
  problems.expect(/status of 503/);
  await paidOver(page, at(18.9), at(21.5));
  const requested = Promise.withResolvers<void>();
  await page.route('**/api/materials/*/prices', async (route) => {
    await requested.promise;
    await route.fulfill({ status: 503, body: '' });
  });
  const catalogue = new CataloguePage(page);
  await catalogue.open();
  await catalogue.act(skein.name, 'Preços');
  await expect(catalogue.paid).toContainText('Carregando os preços…');
  requested.resolve();
  await expect(catalogue.paid.getByRole('alert')).toContainText(
    'Não foi possível carregar os preços',
  );
  await expectNoA11yViolations(page);
  await page.unroute('**/api/materials/*/prices');
  await catalogue.paid.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(catalogue.paid.getByRole('row')).toHaveCount(3);
});

test('no amount breaks, on the card, in the form and among the prices', async ({
  signedInPage: page,
}) => {
  const pack = { price: 99_999.99, content: 0.000001, unit: 'quilograma' };
  const full = { ...pack, content: 999_999.999999 };
  const dear = { ...skein, unitType: 'grama', wastePercentage: 99.99 };
  await paidOver(page, { ...dear, pack: full }, { ...dear, pack });
  const catalogue = new CataloguePage(page);
  const expectWhole = async () => {
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.soft.poll(() => whatBreaks(page), { message: String(width) }).toEqual([]);
      await expect.soft.poll(() => whatDoesNotFit(page), { message: String(width) }).toEqual([]);
    }
  };
  await catalogue.open();
  await expect(catalogue.card(skein.name)).toContainText('R$ 99.999.990,00 por g');
  await expectWhole();
  await catalogue.act(skein.name, 'Preços');
  await expect(catalogue.paid.getByRole('row')).toHaveCount(3);
  await expectWhole();
  await page.keyboard.press('Escape');
  await catalogue.act(skein.name, 'Editar');
  await expect(catalogue.perUnit).toHaveText('R$ 99.999.990,00 por g');
  await expectWhole();
});

test('a long history is scrolled by the keyboard', async ({ signedInPage: page }) => {
  await paidOver(page, ...Array.from({ length: 14 }, (_, index) => at(10 + index)));
  const catalogue = new CataloguePage(page);
  await catalogue.open();
  await catalogue.act(skein.name, 'Preços');
  const table = catalogue.paid.getByRole('region', { name: 'Preços pagos' });
  await table.focus();
  await page.keyboard.press('End');
  await expect(catalogue.paid.getByRole('row').last()).toBeInViewport();
  await expectNoA11yViolations(page);
});
