import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { bag, storeProduct } from './harness/products.ts';
import { CalculatorPage } from './pages/calculator-page.ts';
import { ChannelPrices, ChannelsPage } from './pages/channels-page.ts';
import { HourPage } from './pages/hour-page.ts';
import { StockPage } from './pages/stock-page.ts';

test.use({ plan: 'pro' });

test('a place is added as its table has it, and the fees of another are typed', async ({
  signedInPage: page,
}) => {
  const channels = new ChannelsPage(page);
  await channels.open();
  await expect(page.getByText('Nenhum lugar ainda')).toBeVisible();

  await page.getByRole('button', { name: 'Adicionar lugar' }).click();
  await expect(channels.table('Shopee')).toContainText(
    /14% a 20% \+ R\$.4,50 a R\$.26,00 · visto em 25\/11/,
  );
  await channels.table('Mercado Livre').click();
  const { dialog } = channels;
  await expect(dialog.getByRole('heading', { level: 3 })).toBeFocused();
  await dialog.getByLabel('Premium').check();
  await expect(channels.table('Roupas')).toContainText(/19% .* · visto em 25\/11 · confira/);
  await expectNoA11yViolations(page);
  await dialog.getByRole('button', { name: 'Todos os lugares' }).click();
  await channels.table('Shopee').click();
  await expect(channels.row('Shopee')).toContainText('14% a 20% + R$');

  // What it takes is read, and its fields are behind a press.
  await page.getByRole('button', { name: 'Shopee', exact: true }).click();
  await expect(dialog).toContainText('Central do vendedor da Shopee');
  await expect(dialog).toContainText('vale desde 1 de outubro de 2026');
  await expect(dialog).toContainText('De R$ 9,00 a R$ 79,99');
  await expectNoA11yViolations(page);
  await dialog.getByRole('button', { name: 'Mudar taxas' }).click();
  await expect(dialog.getByLabel('Comissão', { exact: true }).nth(1)).toHaveValue('20');
  await expectNoA11yViolations(page);
  // One goes on where a press has led, and what was ticked stays.
  await expect(dialog.getByLabel('Nome do lugar')).toBeFocused();
  await dialog.getByLabel('Conferi hoje: são estas as taxas').check();
  await dialog.getByRole('button', { name: 'Mais uma faixa de preço' }).click();
  await expect(dialog.getByLabel('A partir de').last()).toBeFocused();
  await dialog
    .getByRole('button', { name: /^Tirar a faixa/ })
    .last()
    .click();
  await expect(dialog.getByLabel('Comissão', { exact: true }).last()).toBeFocused();
  await expect(dialog.getByLabel('Conferi hoje: são estas as taxas')).toBeChecked();
  await channels.save();

  await channels.begin('Feira com maquininha');
  await expect(dialog).toContainText('Certeza baixa: confira antes de usar');
  await expect(dialog.getByLabel('Quando o dinheiro cai?')).toBeVisible();
  await dialog.getByLabel('Taxa do pagamento').fill('3,15');
  await dialog.getByLabel('Imposto').fill('97');
  await dialog.getByRole('button', { name: 'Salvar lugar' }).click();
  await expect(dialog.getByLabel('Comissão', { exact: true })).toHaveAccessibleDescription(
    /precisam ficar abaixo de 100%/,
  );
  await dialog.getByLabel('Imposto').fill('4');
  // What was typed comes back, though the tab was closed in the middle of it.
  await page.reload();
  await page.getByRole('button', { name: 'Adicionar lugar' }).click();
  await expect(dialog).toContainText('Recuperamos o que você ainda não tinha salvado.');
  await expect(dialog.getByLabel('Taxa do pagamento')).toHaveValue('3,15');
  await channels.save();
  await expect(channels.row('Feira com maquininha')).toContainText('pagamento 3,15% · imposto 4%');
  // Who types what a place takes has looked at it; what a table says is still to be looked at.
  await expect(channels.row('Feira com maquininha')).not.toContainText('Confira');
  const clothes = 'Mercado Livre clássico, roupas';
  await page.getByRole('button', { name: 'Adicionar lugar' }).click();
  await channels.table('Mercado Livre').click();
  await channels.table('Roupas').click();
  await expect(channels.row(clothes)).toContainText('Confira');

  await page.getByRole('button', { name: clothes, exact: true }).click();
  await dialog.getByRole('button', { name: 'Conferi hoje' }).click();
  await expect(dialog).toContainText('Conferido em');
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect(channels.row(clothes)).not.toContainText('Confira');

  await page.getByRole('button', { name: 'Excluir o lugar Shopee' }).click();
  await page.getByRole('button', { name: 'Sim, excluir' }).click();
  await expect(channels.row('Shopee')).toBeHidden();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(channels.row('Shopee')).toBeVisible();
  await expectNoA11yViolations(page);
});

// 12,30 of material, 20 of labour and 5 of fixed costs, with 60 %: the worked case that falls into a
// dead zone of Shopee.
test('a piece says what to charge where it is sold, where more pays no more, and what a discount leaves', async ({
  signedInPage: page,
}) => {
  await ChannelsPage.store(page, 'shopee', 'maquininha', 'consignacao');
  const hour = new HourPage(page);
  await hour.open();
  await hour.answer({ income: '1.800', days: '5', hours: '6' });
  await hour.showResult();
  await expect(hour.result(/Sua hora vale R\$\s20,00/)).toBeFocused();
  await hour.use();
  await expect(page.getByText(/É o que você usa hoje/)).toBeVisible();
  const form = new CalculatorPage(page);
  // Before anything is typed: channels that came after the first price would move the button below them.
  const known = page.waitForResponse(/\/api\/channels$/);
  await form.open();
  await known;
  await form.name.fill('Caneca de barro');
  await form.fillRow(1, { name: 'Barro', quantity: '1', unitPrice: '12,30' });
  await form.hours.fill('1');
  await page.getByLabel('Não tenho custos fixos').uncheck();
  await form.fixedCosts.fill('5');
  await form.setMarkup(60);
  const prices = new ChannelPrices(page);
  await expect(prices.tile('Shopee')).toContainText('R$ 88,00');
  await expect(prices.tile('Shopee')).toContainText('R$ 42,38/h');
  await expect(prices.tile('Feira com maquininha')).toContainText('R$ 59,68');
  await expect(prices.tile('Feira com maquininha')).toContainText('confira');
  await prices.show('Consignação');
  await expect(prices.section).toContainText('R$ 99,46');
  await prices.open.getByRole('button', { name: 'Não vendo esta peça aqui' }).click();
  await expect(prices.section.getByRole('button', { name: 'Vender em Consignação' })).toBeFocused();
  await expectNoA11yViolations(page);

  await prices.show('Shopee');
  await expect(prices.open).toContainText('ganha R$ 42,38 · R$ 42,38 por hora · taxas R$ 28,32');
  await expect(prices.section).toContainText(
    'Entre R$ 80,00 e R$ 87,78 você não recebe mais do que a R$ 79,99',
  );
  const slider = prices.section.getByRole('slider');
  await slider.fill('80');
  await expect(prices.figure('Você recebe')).toHaveText('R$ 52,80');
  await expect(prices.figure('Você ganha')).toHaveText('R$ 35,50');
  await slider.press('ArrowLeft');
  await expect(prices.figure('Você recebe')).toHaveText('R$ 58,70');

  await prices.section.getByRole('button', { name: 'E se eu der desconto?' }).click();
  await prices.section.getByLabel('Quantas peças').fill('10');
  await expect(prices.section).toContainText(
    'A R$ 53,71 você ganha R$ 36,41 por peça e R$ 364,10 em 10 peças: R$ 36,41 por hora.',
  );
  await prices.section.getByLabel('Onde').selectOption('Shopee');
  await expect(prices.section).toContainText(
    'A R$ 79,20 você ganha R$ 41,56 por peça e R$ 415,60 em 10 peças: R$ 41,56 por hora.',
  );
  await prices.section.getByLabel('Desconto para 100 peças').fill('60');
  await expect(prices.order(100)).toContainText('no piso');
  await expectNoA11yViolations(page);
});

// 250,00 in a direct sale. Of R$ 200,00 Shopee takes 14 % and R$ 26,00.
test('an offer says where it was made, and becomes a sale of which its channel takes a part', async ({
  signedInPage: page,
}) => {
  const next = await storeProduct(page, { name: 'Carteira' });
  const { id } = await storeProduct(page);
  await page.goto('/dashboard');
  const prices = new ChannelPrices(page);
  let taps = 0;
  const tap = async (what: Locator) => {
    taps += 1;
    await what.click();
  };
  await tap(page.getByRole('navigation').getByRole('link', { name: 'Produtos' }).first());
  await tap(page.getByRole('link', { name: bag.name, exact: true }));
  await tap(prices.section.getByRole('button', { name: 'Outro lugar' }));
  // The band that holds at what this piece costs there.
  const shopee = new ChannelsPage(page).table('Shopee');
  await expect(shopee).toContainText(/^Shopee\s?14% \+ R\$.26,00 · visto em 25\/11$/);
  await tap(shopee);
  await expect(prices.tile('Shopee')).toBeFocused();
  await expect(prices.tile('Shopee')).toContainText('R$ 320,93');
  expect(taps).toBe(4);
  await page.goto(`/products/${next.id}`);
  await expect(prices.tile('Shopee')).toContainText('R$ 320,93');
  // Not this piece, and once more.
  await prices.show('Shopee');
  await prices.open.getByRole('button', { name: 'Não vendo esta peça aqui' }).click();
  await expect(prices.section.getByRole('button', { name: 'Vender em Shopee' })).toBeFocused();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(prices.tile('Shopee')).toBeVisible();

  await page.goto(`/products/${id}`);
  await page.getByLabel('Quanto ofereceram?').fill('200');
  await page.keyboard.press('Enter');
  const product = page.getByRole('dialog', { name: 'Me ofereceram' });
  await expect(product).toContainText('Com R$ 200 você ganha R$ 150');
  await product.getByLabel('Onde', { exact: true }).selectOption('Shopee');
  await expect(product).toContainText('Depois das taxas você recebe R$ 146.');
  await expect(product).toContainText('Com R$ 200 você ganha R$ 96');
  await expectNoA11yViolations(page);
  await product.getByRole('link', { name: 'Vendi por R$ 200' }).click();

  const stock = new StockPage(page);
  await expect(page.getByLabel('Onde vendeu?').locator('option:checked')).toHaveText('Shopee');
  await expect(stock.dialog).toContainText('Taxas de R$ 54,00: ficam R$ 146,00');
  await stock.dialog.getByRole('button', { name: 'Registrar' }).click();
  await expect(stock.dialog).toBeHidden();
  await page.goto(`/stock/products/${id}`);
  await expect(page.getByRole('main')).toContainText('Shopee · taxas R$ 54,00');
  await page.goto('/reports');
  const ranking = page.getByRole('table', { name: 'Onde você ganha mais' });
  await expect(ranking.getByRole('row', { name: /^Shopee/ })).toContainText('R$ 96,00');
});
