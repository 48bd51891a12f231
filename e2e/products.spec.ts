import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { toastsCanShow } from './harness/announcements.ts';
import { elapseUntilVisible } from './harness/clock.ts';
import { fillOf } from './harness/colours.ts';
import { whatOtherEnginesFind } from './harness/other-engines.ts';
import { bear, bookmark, mug, storeProducts } from './harness/products.ts';
import { ProductsPage } from './pages/products-page.ts';

test('no dialog or message of the list has a barrier', { tag: '@once' }, async ({
  signedInPage: page,
  announced,
}) => {
  await storeProducts(page.request, bookmark, bear, mug, bear);
  const products = new ProductsPage(page);
  const cancel = products.dialog.getByRole('button', { name: 'Cancelar' });
  await products.open();
  await products.action('Excluir', mug.name).click();
  await expectNoA11yViolations(page);
  await cancel.click();
  await products.action('Recalcular', mug.name).click();
  await expect(products.dialog.getByRole('button', { name: 'Atualizar 1 produto' })).toBeVisible();
  await expectNoA11yViolations(page);
  await products.dialog.getByRole('button', { name: 'Agora não' }).click();
  await products.delete(bookmark.name);
  await announced.message('Produto excluído com sucesso!');
  await expectNoA11yViolations(page);
  await products.open('?busca=nada');
  await expect(page.getByRole('heading', { name: 'Nada com essa busca' })).toBeVisible();
  await expectNoA11yViolations(page);
});

test('a card shows everything about its product', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await storeProducts(page.request, bookmark, bear, mug);
  const products = new ProductsPage(page);
  await products.open();
  await expect(page.getByText('3 produtos cadastrados')).toBeVisible();
  await expect(products.names).toHaveText([mug.name, bear.name, bookmark.name]);
  const bearCard = products.card(bear.name);
  for (const text of [
    'Crochê · 6 h 30 min · 3 materiais',
    'Lucrativo',
    'Preço final',
    'R$ 409,10',
    'LucroR$ 204,55',
    'Margem sobre o custo100%',
    'Margem líquida50,0%',
    'MateriaisR$ 34,05',
    'Mão de obraR$ 162,50',
    'Custos fixosR$ 8,00',
    'Custo totalR$ 204,55',
  ]) {
    await expect(bearCard).toContainText(text);
  }
  const materials = bearCard.getByRole('list', { name: 'Materiais' }).getByRole('listitem');
  await expect(materials).toHaveText([
    /1,5 × Fio de algodão 150 g.*28,35/,
    /0,2 × Enchimento de fibra.*4,80/,
    /2 × Olhos de segurança.*0,90/,
  ]);
  const mugCard = products.card(mug.name);
  await expect(mugCard).toContainText('Atenção');
  // As they were typed, though the second is the dearest.
  await expect(mugCard.getByRole('listitem')).toHaveText([
    /0,6 × Argila \(kg\).*4,50/,
    /0,1 × Esmalte \(kg\).*6,49/,
    /1 × Queima.*3,00/,
    '+ 2 materiais',
  ]);
  // It earns 10,06.
  await expect(products.card(bookmark.name)).toContainText('Margem baixa');
  await expect(products.card(bookmark.name)).not.toContainText('Prejuízo');
  await products.chooseForAll('O que quer dizer cada estado');
  await expect(
    page.getByText(
      /^Lucrativo: margem sobre o custo de 40% ou mais.*Prejuízo: abaixo do custo, que conta a sua hora; em vermelho, abaixo até dos materiais e custos fixos\.$/,
    ),
  ).toBeVisible();
});

test('search, order and filter are kept in the address, and back comes to them', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await storeProducts(page.request, bookmark, bear, { ...mug, name: 'Bule' }, mug);
  const products = new ProductsPage(page);
  await products.open();
  await expect(products.cards).toHaveCount(4);
  for (const [typed, found] of [
    ['URSO', [bear.name]],
    ['Cerâmica', [mug.name, 'Bule']],
    ['croche', [bear.name]],
    ['ceramica bul', ['Bule']],
  ] as const) {
    await products.search.fill(typed);
    await expect(products.names).toHaveText([...found]);
  }
  await expect(page.getByText('1 produto encontrado')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar busca' }).click();
  await expect(products.search).toBeFocused();

  for (const [order, names] of [
    ['Maior preço', [bear.name, mug.name, 'Bule', bookmark.name]],
    ['Nome (A a Z)', [bear.name, 'Bule', mug.name, bookmark.name]],
    ['Maior lucro', [bear.name, mug.name, 'Bule', bookmark.name]],
    ['Mais recentes', [mug.name, 'Bule', bear.name, bookmark.name]],
    ['Maior margem', [bear.name, mug.name, 'Bule', bookmark.name]],
    ['Mais recentes', [mug.name, 'Bule', bear.name, bookmark.name]],
  ] as const) {
    await products.sort.selectOption(order);
    await expect(products.names).toHaveText([...names]);
  }
  expect(await products.filters()).toEqual([
    'Todos (4)',
    'Lucrativo (1)',
    'Atenção (2)',
    'Margem baixa ou prejuízo (1)',
    'Para revisar (3)',
  ]);
  await products.narrowTo('Para revisar');
  await expect(products.names).toHaveText([mug.name, 'Bule', bookmark.name]);
  await expect(page.getByText('3 produtos encontrados')).toBeVisible();
  await expect(page).toHaveURL(/\?rentabilidade=revisar$/);
  await products.narrowTo('Atenção');
  await products.sort.selectOption('Nome (A a Z)');
  await products.search.fill('cerâmica');
  await expect(products.names).toHaveText(['Bule', mug.name]);
  await expect(page).toHaveURL(/\?rentabilidade=atencao&ordem=nome&busca=cer%C3%A2mica$/);

  await products.action('Editar', 'Bule').click();
  await page.waitForURL(/\/edit-product\/[0-9a-f-]{36}$/);
  await page.goBack();
  await expect(products.search).toHaveValue('cerâmica');
  await expect(products.sort).toHaveValue('name');
  expect(await products.chosenFilter()).toBe('Atenção (2)');
  await expect(products.names).toHaveText(['Bule', mug.name]);

  await products.search.fill('nada disso');
  await expect(page.getByRole('heading', { name: 'Nada com essa busca' })).toBeVisible();
  await expect(page.getByText('Nenhum produto encontrado')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar busca e filtro' }).click();
  await expect(products.cards).toHaveCount(4);
  await expect(products.search).toHaveValue('');
});

test('a wide screen shows the filters with their numbers, a small one the first prices', async ({
  signedInPage: page,
}, { project }) => {
  await storeProducts(page.request, bookmark, bear, mug);
  const products = new ProductsPage(page);
  await products.open();
  await expect(products.cards).toHaveCount(3);
  if (project.name === 'desktop') {
    expect(await products.filters()).toContain('Margem baixa ou prejuízo (1)');
    await products.narrowTo('Margem baixa ou prejuízo');
    await expect(products.names).toHaveText([bookmark.name]);
    expect(await whatOtherEnginesFind(page)).toEqual([]);
    return;
  }
  const top = async () => (await products.cards.first().boundingBox())?.y ?? 0;
  // Below the search, the filters and what is done with the whole list.
  expect(await top()).toBeLessThan(345);
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(products.card(mug.name).getByText('R$ 147,00', { exact: true })).toBeInViewport();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);
  // With the banner above them.
  await storeProducts(page.request, bear, mug);
  await page.reload();
  await expect(page.getByText('Limite de produtos atingido!')).toBeVisible();
  await expect(products.cards.first().getByText('R$ 147,00', { exact: true })).toBeInViewport({
    ratio: 1,
  });
});

test('duplicating makes one copy, warns at 4 of 5, and at the limit leads to the upgrade', {
  tag: '@once',
}, async ({ signedInPage: page, problems, announced }) => {
  problems.expect(/status of 403/);
  await storeProducts(page.request, bookmark, mug, bear);
  const products = new ProductsPage(page);
  // A phone has that act in the bar at its end.
  await page.setViewportSize({ width: 800, height: 844 });
  await products.open();
  const create = page.getByRole('main').getByRole('link', { name: 'Nova peça' });
  const filled = await fillOf(create);
  await products.action('Duplicar', bear.name).dblclick();
  await announced.message('Produto duplicado com sucesso!');
  await announced.message('Você está próximo do limite de produtos. Considere fazer upgrade!');
  const copy = `${bear.name} (Cópia)`;
  await expect(products.names).toHaveText([copy, bear.name, mug.name, bookmark.name]);
  await expect(products.card(copy)).toContainText('R$ 409,10');
  const banner = page.getByRole('complementary', { name: 'Plano Gratuito' });
  await expect(banner).toContainText('Você está quase no limite!');
  await products.action('Duplicar', mug.name).click();
  await expect(banner).toContainText('Limite de produtos atingido!');
  // There is no room for it: it is not what the screen asks for first.
  expect(await fillOf(create)).not.toBe(filled);
  expect(await fillOf(banner.getByRole('link'))).toBe(filled);
  await products.action('Duplicar', mug.name).click();
  await page.waitForURL('**/upgrade');
  await announced.message('Limite de 5 produtos atingido no plano gratuito!');
});

test('deleting asks, happens at once and can be undone; a failure puts the card back', {
  tag: '@once',
}, async ({ signedInPage: page, problems, announced }) => {
  problems.expect(/ERR_FAILED/);
  await storeProducts(page.request, bookmark, bear, mug);
  const products = new ProductsPage(page);
  await products.open();
  await products.action('Excluir', bear.name).click();
  await expect(products.dialog).toContainText(
    'Tem certeza que deseja excluir "Amigurumi de urso"?',
  );
  await products.dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(products.action('Excluir', bear.name)).toBeFocused();

  // Gone before the server has answered, and the next card has the focus.
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/products/*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await products.delete(bear.name);
  await expect(products.names).toHaveText([mug.name, bookmark.name]);
  await expect(products.card(bookmark.name)).toBeFocused();
  await announced.never(page, 'Produto excluído com sucesso!');
  gate.resolve();
  await announced.message('Produto excluído com sucesso!');
  await page.unroute('**/api/products/*');
  await products.undo('Produto excluído com sucesso!');
  await announced.message('Exclusão desfeita');
  await expect(products.names).toHaveText([mug.name, bear.name, bookmark.name]);
  await page.reload();
  await expect(products.names).toHaveText([mug.name, bear.name, bookmark.name]);

  await page.route('**/api/products/*', (route) => route.abort());
  await products.delete(mug.name);
  const failed = products.toast('Erro ao excluir produto');
  await expect(failed).toBeVisible();
  await expect(products.names).toHaveText([mug.name, bear.name, bookmark.name]);
  await page.unroute('**/api/products/*');
  await failed.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(products.names).toHaveText([bear.name, bookmark.name]);
  for (const name of [bear.name, bookmark.name]) await products.delete(name);
  await expect(page.getByRole('heading', { name: 'Sua prateleira está vazia' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Produtos', level: 1 })).toBeFocused();
});

test('a price from another rate is announced, computed anew when asked, and taken back', {
  tag: '@once',
}, async ({ signedInPage: page, problems }) => {
  problems.expect(/status of 412/);
  await page.route('**/api/events', () => {});
  const [stored] = await storeProducts(page.request, mug);
  const products = new ProductsPage(page);
  await products.open();
  const card = products.card(mug.name);
  const note = 'Preço calculado com R$ 40,00/h; hoje seu valor é R$ 25,00/h';
  await expect(card).toContainText(note);
  await expect(card).toContainText('R$ 147,00');
  const recalculate = products.action('Recalcular', mug.name);
  await recalculate.click();
  await expect(products.dialog).toContainText('Calculado com R$ 40,00/h');
  await expect(products.dialog).toContainText(/Preço final.*147,00.*106,50/);
  await expect(products.dialog).toContainText(/Margem líquida.*46,3%.*25,9%/);
  const update = products.dialog.getByRole('button', { name: 'Atualizar 1 produto' });
  await update.click();
  await expect(card).toContainText('R$ 106,50');
  await expect(card).not.toContainText(note);
  await products.undo('Preço de 1 produto atualizado.');
  await expect(card).toContainText(note);
  await expect(card).toContainText('R$ 147,00');

  // Changed in another tab, unheard of: nothing is overwritten, and what there is now shows.
  await recalculate.click();
  await expect(update).toBeVisible();
  await page.request.put(`/api/products/${stored?.id}`, {
    data: { ...mug, marginPercentage: 50 },
  });
  await update.click();
  await expect(products.dialog.getByRole('alert')).toContainText(
    'Não foi possível atualizar os preços',
  );
  await products.dialog.getByRole('button', { name: 'Agora não' }).click();
  await expect(card).toContainText('Margem sobre o custo50%');
  await expect(card).toContainText(note);
});

test('the room of the cards does not flash', { tag: '@once' }, async ({ signedInPage: page }) => {
  await storeProducts(page.request, bear);
  const products = new ProductsPage(page);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/products?*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await products.open();
  const room = page.getByText('Carregando seus produtos…');
  await elapseUntilVisible(room);
  const answered = page.waitForResponse('**/api/products?*');
  answer.resolve();
  await (await answered).finished();
  await page.clock.runFor(200);
  await expect(room).toBeVisible();
  await elapseUntilVisible(products.card(bear.name));
  await expect(room).toBeHidden();
});

test('a slow or lost connection is announced, and what was there stays', { tag: '@once' }, async ({
  signedInPage: page,
  context,
  problems,
  announced,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const [stored] = await storeProducts(page.request, mug);
  const products = new ProductsPage(page);
  await page.clock.install();
  await page.route('**/api/products?*', () => {});
  await products.open();
  await expect(page.getByText('Carregando seus produtos…')).toBeVisible();
  await expect(page.locator('[data-skeleton]')).toHaveCount(12);
  const slow = page.getByText('A conexão está lenta, mas continuamos tentando.');
  await elapseUntilVisible(slow, 500);
  await page.unroute('**/api/products?*');
  await products.open();
  const card = products.card(mug.name);
  await expect(card).toBeVisible();

  await toastsCanShow(page);
  await context.setOffline(true);
  await products.action('Duplicar', mug.name).click();
  await announced.message('Erro ao duplicar produto');
  await expect(page.getByText(/^Sem conexão\./)).toBeVisible();
  await expect(card).toBeVisible();
  await context.setOffline(false);

  // Changed elsewhere, and neither the product nor the list can be read again.
  await page.route('**/api/products{?*,/*}', (route) => route.abort());
  await page.request.put(`/api/products/${stored?.id}`, { data: { ...mug, fixedCosts: 0 } });
  const note = page.getByText(/seus produtos estão como da última vez/);
  await elapseUntilVisible(note, 500);
  await expect(card).toContainText('R$ 147,00');
  await page.unroute('**/api/products{?*,/*}');
  await page.getByRole('main').getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(note).toBeHidden();
  await expect(card).toContainText('Custos fixosR$ 0,00');
});

test('hostile names are only names', { tag: '@once' }, async ({ signedInPage: page }) => {
  const names = [
    '<script>alert(1)</script> "\'; drop table products; --',
    `Z${'\u0301'.repeat(90)}algo`,
    'مرحبا بالعالم',
    '=cmd|calc!A1',
    `🧶${'X'.repeat(99)}`,
  ];
  await storeProducts(page.request, ...names.map((name) => ({ ...bear, name })));
  const products = new ProductsPage(page);
  await products.open();
  await expect(products.names).toHaveText(names.toReversed());
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  for (const name of names.slice(0, 2)) {
    await products.action('Excluir', name).click();
    await expect(products.dialog).toContainText(`Tem certeza que deseja excluir "${name}"?`);
    await products.dialog.getByRole('button', { name: 'Cancelar' }).click();
  }
});

test('the menu of a card stays with it', { tag: '@once' }, async ({ signedInPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await storeProducts(page.request, bear, mug);
  const products = new ProductsPage(page);
  await products.open();
  const menu = products.card(mug.name).getByRole('group', { name: /^Mais ações/ });
  await menu.getByRole('button').first().click();
  const entry = menu.getByRole('link', { name: 'Histórico' });
  const away = async () => {
    const [card, item] = [await products.card(mug.name).boundingBox(), await entry.boundingBox()];
    return Math.round((item?.y ?? Number.NaN) - (card?.y ?? Number.NaN));
  };
  const before = await away();
  await page.mouse.wheel(0, 150);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expect.poll(away).toBe(before);
});
