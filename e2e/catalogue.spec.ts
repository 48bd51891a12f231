import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { elapseUntilVisible } from './harness/clock.ts';
import { button, resin, yarn } from './harness/materials.ts';
import { CataloguePage } from './pages/catalogue-page.ts';

test('an empty catalogue teaches its first step', async ({ signedInPage: page, announced }) => {
  const catalogue = new CataloguePage(page);
  await catalogue.open();
  await expect(page.getByRole('main')).toContainText('0 materiais cadastrados');
  await expect(page.getByRole('heading', { name: 'Nenhum material cadastrado' })).toBeVisible();
  await expect(page.getByText('Comece cadastrando seus primeiros materiais')).toBeVisible();
  await page.getByRole('button', { name: 'Cadastrar Primeiro Material' }).click();
  await expect(catalogue.dialog).toHaveAccessibleName('Novo Material');
  await expect(catalogue.name).toBeFocused();
  await catalogue.fill({ name: '  Cola branca ', price: '8,9' });
  await expect(catalogue.unit).toHaveValue('unidade');
  await expect(catalogue.dialog.getByText('14/100')).toBeVisible();
  await catalogue.save();
  await expect(catalogue.dialog).toBeHidden();
  await announced.message('Material adicionado com sucesso');
  await expect(page.getByRole('button', { name: 'Novo Material' })).toBeFocused();
  const card = catalogue.card('Cola branca');
  await expect(card).toContainText('Sem categoria');
  await expect(card).toContainText('R$ 8,90 por unidade');
  await expect(card.getByText('Material', { exact: true })).toBeVisible();
  await expect(card.getByRole('button')).toHaveText(['Editar', 'Duplicar', 'Preços', 'Excluir']);
  await expect(page.getByRole('main')).toContainText('1 material cadastrado');
});

test('the button of a new material stays in place while the list comes', async ({
  signedInPage: page,
}) => {
  const listed = Promise.withResolvers<void>();
  await page.route(/\/api\/materials/, async (route) => {
    await listed.promise;
    await route.continue();
  });
  const catalogue = new CataloguePage(page);
  await catalogue.open();
  const button = page.getByRole('button', { name: 'Novo Material' });
  await expect(button).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await button.boundingBox();
  listed.resolve();
  await expect(page.getByRole('main')).toContainText('0 materiais cadastrados');
  expect(await button.boundingBox()).toEqual(before);
});

test('the dialog offers every unit and category and names what it cannot take', async ({
  signedInPage: page,
}) => {
  const catalogue = new CataloguePage(page);
  await catalogue.open();
  await catalogue.startNew();
  await expect(catalogue.unit.getByRole('option')).toHaveCount(20);
  await expect(catalogue.category.getByRole('option')).toHaveCount(21);
  await expect(catalogue.category.getByRole('option').first()).toHaveText(
    'Nenhuma (sem categoria)',
  );
  await expect(catalogue.price).toHaveAttribute('inputmode', 'decimal');
  await expect(catalogue.price).toHaveAccessibleDescription('Mín: R$ 0,01 · Máx: R$ 99.999,99');
  // Of the name and of the supplier.
  await expect(catalogue.dialog.getByText('0/100')).toHaveCount(2);
  const badName = 'Nome deve ter entre 2 e 100 caracteres';
  const badPrice = 'Preço deve estar entre R$ 0.01 e R$ 99999.99';
  await catalogue.save();
  await expect(catalogue.name).toBeFocused();
  await expect(catalogue.dialog).toContainText(badName);
  await expect(catalogue.dialog).toContainText(badPrice);

  await catalogue.name.fill(` ${'🧶'.repeat(101)} `);
  await expect(catalogue.dialog.getByText('103/100')).toBeVisible();
  for (const price of ['0', '0,009', '100.000', '99999,991', '-5', 'doze', '']) {
    await catalogue.price.fill(price);
    await catalogue.save();
    await expect(catalogue.price).toHaveAttribute('aria-invalid', 'true');
    await expect(catalogue.dialog).toContainText(badName);
  }
  await catalogue.fill({ name: '🧶'.repeat(100), price: '99999.99' });
  await catalogue.unit.focus();
  await expect(catalogue.price).toHaveValue('99.999,99');
  await catalogue.price.press('ArrowDown');
  await expect(catalogue.price).toHaveValue('99.999,98');
  await catalogue.save();
  await expect(catalogue.card('🧶'.repeat(100))).toContainText('R$ 99.999,98');
});

test('the search finds by name and category, whatever the case and the accents', async ({
  signedInPage: page,
}) => {
  for (const data of [yarn, button, resin]) await page.request.post('/api/materials', { data });
  const catalogue = new CataloguePage(page);
  await catalogue.open();
  await expect(page.getByRole('main')).toContainText('3 materiais cadastrados');
  await expect(catalogue.names).toHaveText([resin.name, button.name, yarn.name]);
  await expect(catalogue.card(resin.name)).toContainText('R$ 1.234,56 por litro');
  await expect(catalogue.card(yarn.name)).toContainText('🧵');
  for (const [typed, found] of [
    ['ALGODAO', yarn.name],
    ['botões', button.name],
    ['  linhas E ', yarn.name],
    ['resi', resin.name],
  ] as const) {
    await catalogue.search.fill(typed);
    await expect(catalogue.names).toHaveText([found]);
  }
  await catalogue.search.fill('vidro');
  await expect(page.getByRole('heading', { name: 'Nenhum material encontrado' })).toBeVisible();
  await expect(page.getByText('Tente buscar com outros termos')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('3 materiais cadastrados');
  await catalogue.search.fill(' ');
  await expect(catalogue.cards).toHaveCount(3);
});

test('a material is edited, down to having no category', async ({
  signedInPage: page,
  announced,
}) => {
  await page.request.post('/api/materials', { data: yarn });
  const catalogue = new CataloguePage(page);
  await catalogue.open();
  await catalogue.act(yarn.name, 'Editar');
  await expect(catalogue.dialog).toHaveAccessibleName('Editar Material');
  await expect(catalogue.name).toHaveValue(yarn.name);
  await expect(catalogue.price).toHaveValue('12,50');
  await expect(catalogue.unit).toHaveValue('rolo');
  await expect(catalogue.category).toHaveValue('Linhas e Fios');
  await catalogue.fill({
    name: 'Fio cru',
    price: '1.013,07',
    unit: 'quilograma',
    category: 'Nenhuma (sem categoria)',
  });
  await catalogue.dialog.getByLabel('Fornecedor').fill('Casa das Linhas');
  await catalogue.save('Salvar Alterações');
  await announced.message('Material atualizado com sucesso');
  await page.reload();
  const card = catalogue.card('Fio cru');
  await expect(card).toContainText('Sem categoria');
  await expect(card).toContainText('R$ 1.013,07 por quilograma');
  await expect(card).toContainText('Casa das Linhas');
  const { materials } = await (await page.request.get('/api/materials')).json();
  expect(materials).toMatchObject([{ name: 'Fio cru', category: null, unitPrice: 1013.07 }]);
});

test('a deletion asks and can be undone, one by one', async ({ signedInPage: page }) => {
  for (const data of [yarn, button, resin]) await page.request.post('/api/materials', { data });
  const stored = async () => {
    const { materials } = await (await page.request.get('/api/materials')).json();
    return (materials as (typeof yarn & { id: string })[])
      .map(({ id, name, category, unitPrice, unitType }) => [
        id,
        name,
        category,
        unitPrice,
        unitType,
      ])
      .toSorted();
  };
  const before = await stored();
  const catalogue = new CataloguePage(page);
  await catalogue.open();
  await catalogue.act(yarn.name, 'Excluir');
  await expect(catalogue.question).toContainText(
    'Tem certeza que deseja excluir o material "Fio de algodão cru"?',
  );
  await catalogue.question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(catalogue.cards).toHaveCount(3);
  for (const name of [yarn.name, button.name]) {
    await catalogue.act(name, 'Excluir');
    await catalogue.confirmDelete();
    await expect(catalogue.card(name)).toHaveCount(0);
  }
  await expect(catalogue.card(resin.name)).toBeFocused();
  await expect(page.getByRole('main')).toContainText('1 material cadastrado');
  const undo = catalogue
    .toast('Material excluído com sucesso')
    .getByRole('button', { name: 'Desfazer' });
  // Of two alike the last is on the screen, and the one before comes back.
  await expect(undo).toHaveCount(1);
  await undo.click();
  await expect(catalogue.cards).toHaveCount(2);
  await undo.click();
  await expect(catalogue.cards).toHaveCount(3);
  // A card is back before the server has answered.
  await expect.poll(stored).toEqual(before);
});

test('a copy is named as one, and the longest name makes room for it', async ({
  signedInPage: page,
  announced,
}) => {
  const longest = { ...yarn, name: `${'Linha '.repeat(16)}azul`.padEnd(100, '!') };
  await page.request.post('/api/materials', { data: longest });
  await page.request.post('/api/materials', { data: button });
  const catalogue = new CataloguePage(page);
  await catalogue.open();
  await catalogue.card(button.name).getByRole('button', { name: 'Duplicar' }).dblclick();
  await announced.message('Material duplicado com sucesso');
  const copy = catalogue.card(`${button.name} (Cópia)`);
  await expect(copy).toHaveCount(1);
  await expect(copy).toContainText('R$ 0,35 por unidade');
  await expect(copy).toContainText('Botões');
  await catalogue.act(longest.name, 'Duplicar');
  await expect(catalogue.cards).toHaveCount(4);
  const name = (await catalogue.names.first().textContent()) ?? '';
  expect([...name].length).toBeLessThanOrEqual(100);
  expect(name.endsWith(' (Cópia)')).toBe(true);
  expect(longest.name.startsWith(name.slice(0, 80))).toBe(true);
});

test('a list that could not be loaded again says so and shows what was saved', async ({
  signedInPage: page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  await page.request.post('/api/materials', { data: yarn });
  const catalogue = new CataloguePage(page);
  const listens = page.waitForResponse('**/api/events');
  await page.clock.install();
  await catalogue.open();
  await listens;
  await expect(catalogue.card(yarn.name)).toBeVisible();
  // Somebody adds one, and neither it nor the list can be had.
  await page.route(/\/api\/materials/, (route) => route.abort());
  await page.request.post('/api/materials', { data: button });
  const note = page.getByRole('main').getByRole('alert');
  await elapseUntilVisible(note, 500);
  await expect(note).toContainText('Erro ao carregar materiais');
  await expect(catalogue.card(yarn.name)).toBeVisible();
  await page.unroute(/\/api\/materials/);
  await note.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(note).toBeHidden();
  await expect(catalogue.card(button.name)).toBeVisible();
});

const hostileNames = [
  '<script>alert(1)</script>',
  `Linha "dupla" & 'simples' \\ \`crase\` \${x}`,
  '👩‍🎨🧶 tecelã',
  'צמר (אדום)',
  `Z${'\u0301'.repeat(99)}`,
  "=cmd|' /C calc'!A0",
  'null',
];

test('hostile names travel through the catalogue unharmed', async ({ signedInPage: page }) => {
  const catalogue = new CataloguePage(page);
  await catalogue.open();
  const [typed = '', ...others] = hostileNames;
  await catalogue.startNew();
  await catalogue.fill({ name: typed, price: '1' });
  await catalogue.save();
  await expect(catalogue.dialog).toBeHidden();
  for (const name of others) {
    await page.request.post('/api/materials', { data: { ...yarn, name } });
  }
  await expect(catalogue.cards).toHaveCount(hostileNames.length);
  const { materials } = await (await page.request.get('/api/materials')).json();
  const stored = materials.map(({ name }: { name: string }) => name);
  expect(stored).toEqual(hostileNames.toReversed());
  await expect(catalogue.names).toHaveText(stored);
  for (const name of hostileNames.slice(0, 2)) {
    await catalogue.act(name, 'Excluir');
    await expect(catalogue.question).toContainText(
      `Tem certeza que deseja excluir o material "${name}"?`,
    );
    await catalogue.question.getByRole('button', { name: 'Cancelar' }).click();
  }
});

test('the form of a material says that it is on its way, or did not come', async ({
  signedInPage: page,
  problems,
}) => {
  problems.expect(/ERR_CONNECTION_RESET/);
  const catalogue = new CataloguePage(page);
  const gate = Promise.withResolvers<void>();
  const form = '**/assets/material-form-*.js';
  await page.route(form, async (route) => {
    await gate.promise;
    await route.abort('connectionreset');
  });
  await catalogue.open();
  await catalogue.startNew();
  await expect(catalogue.dialog).toContainText('Abrindo o material…');
  await catalogue.dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(catalogue.dialog).toBeHidden();
  await catalogue.startNew();
  gate.resolve();
  await expect(catalogue.dialog.getByRole('alert')).toContainText(
    'Não foi possível abrir esta parte.',
  );
  await expectNoA11yViolations(page);
  await page.unroute(form);
  await catalogue.dialog.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(catalogue.name).toBeFocused();
});

test('counts of a thousand and more have their point', async ({ signedInPage: page }) => {
  await page.request.post('/api/materials', { data: yarn });
  await page.route('**/api/materials?*', async (route) => {
    const { materials } = await (await route.fetch()).json();
    const many = Array.from({ length: 1001 }, () => ({ ...materials[0], id: crypto.randomUUID() }));
    await route.fulfill({ json: { materials: many } });
  });
  const catalogue = new CataloguePage(page);
  await catalogue.open();
  await expect(page.getByRole('main')).toContainText('1.001 materiais cadastrados');
  await catalogue.search.fill(yarn.name);
  await expect(page.getByText('1.001 materiais encontrados')).toBeVisible();
});

test.describe('of a long catalogue', () => {
  test.use({ plan: 'pro' });

  test('everything is found while it comes, and only what is around the view exists', async ({
    signedInPage: page,
  }) => {
    const total = 150;
    for (let first = 0; first < total; first += 25) {
      await Promise.all(
        Array.from({ length: 25 }, (_, index) =>
          page.request.post('/api/materials', {
            data: { ...yarn, name: `Linha ${first + index}` },
          }),
        ),
      );
    }
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/materials?*cursor=*', async (route) => {
      await gate.promise;
      await route.continue();
    });
    const catalogue = new CataloguePage(page);
    await catalogue.open();
    await expect(page.getByRole('main')).toContainText(`${total} materiais cadastrados`);
    await expect(catalogue.cards.first()).toHaveAttribute('aria-setsize', '100');
    await catalogue.search.fill('linha 1');
    await expect(page.getByText('61 materiais encontrados')).toBeVisible();
    await expect(catalogue.cards.first()).toHaveAttribute('aria-setsize', '61');
    const name = await catalogue.names.first().innerText();
    await catalogue.act(name, 'Excluir');
    await catalogue.confirmDelete();
    await expect(catalogue.card(name)).toHaveCount(0);
    await expect(page.getByText('60 materiais encontrados')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('149 materiais cadastrados');
    await catalogue
      .toast('Material excluído com sucesso')
      .getByRole('button', { name: 'Desfazer' })
      .click();
    await expect(catalogue.card(name)).toBeVisible();
    await expect(page.getByText('61 materiais encontrados')).toBeVisible();
    await catalogue.search.fill('linha 999');
    await expect(page.getByRole('heading', { name: 'Nenhum material encontrado' })).toBeVisible();
    await catalogue.search.fill('');
    await catalogue.search.blur();
    gate.resolve();
    await expect(catalogue.cards.first()).toHaveAttribute('aria-setsize', String(total));
    expect(await catalogue.cards.count()).toBeLessThan(50);
    // The list grows when its rows are measured.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(catalogue.cards.last()).toHaveAttribute('aria-posinset', String(total), {
        timeout: 1_000,
      });
    }).toPass();
    expect(await catalogue.cards.count()).toBeLessThan(50);
    await catalogue.search.fill('linha 77');
    await expect(catalogue.names).toHaveText(['Linha 77']);
  });
});

test('no barrier in the dialogs and the toasts of the catalogue', async ({
  signedInPage: page,
}) => {
  for (const data of [yarn, resin]) await page.request.post('/api/materials', { data });
  const catalogue = new CataloguePage(page);
  await catalogue.open();
  await expect(catalogue.cards).toHaveCount(2);
  await catalogue.startNew();
  await catalogue.save();
  await expect(catalogue.name).toHaveAttribute('aria-invalid', 'true');
  await expectNoA11yViolations(page);
  await page.keyboard.press('Escape');
  await catalogue.act(yarn.name, 'Excluir');
  await expectNoA11yViolations(page);
  await catalogue.confirmDelete();
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible();
  await catalogue.search.fill('nada disso');
  await expect(page.getByText('Nenhum material encontrado')).toBeVisible();
  await expectNoA11yViolations(page);
});

test('ten materials are a list of one and a half screens, and the choice of look stays', async ({
  signedInPage: page,
}) => {
  for (let each = 0; each < 10; each += 1) {
    await page.request.post('/api/materials', { data: { ...yarn, name: `Linha ${each}` } });
  }
  const catalogue = new CataloguePage(page);
  await catalogue.open();
  await expect(catalogue.cards).toHaveCount(10);
  const screens = () =>
    page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
  if ((page.viewportSize()?.width ?? 0) < 600) expect(await screens()).toBeLessThanOrEqual(1.5);
  await catalogue.card('Linha 3').getByRole('button', { name: 'Editar Linha 3' }).click();
  await expect(catalogue.dialog).toHaveAccessibleName('Editar Material');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Editar Linha 3' })).toBeFocused();
  await catalogue.show('Cartões');
  await expect(catalogue.card('Linha 3')).toContainText('Material');
  await page.reload();
  await expect(catalogue.card('Linha 3').getByRole('button', { name: 'Excluir' })).toBeVisible();
});
