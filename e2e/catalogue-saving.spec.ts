import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { losingAnswers } from './harness/lost-answers.ts';
import { yarn } from './harness/materials.ts';
import { CataloguePage } from './pages/catalogue-page.ts';

const saves = '**/api/materials{,/*}';

test('a double click and a lost answer make one material', async ({
  signedInPage: page,
  problems,
}) => {
  problems.expect(/ERR_CONNECTION_RESET|status of 409/);
  const catalogue = new CataloguePage(page);
  await catalogue.open();
  await catalogue.startNew();
  await catalogue.fill({ name: 'Cordão', price: '3' });
  await catalogue.dialog.getByRole('button', { name: 'Salvar Material' }).dblclick();
  await expect(catalogue.cards).toHaveCount(1);

  await catalogue.startNew();
  await catalogue.fill({ name: 'Fita', price: '5' });
  await losingAnswers(page, saves, () => catalogue.save());
  await expect(catalogue.dialog).toContainText('Erro ao adicionar material');
  await catalogue.price.fill('6');
  await catalogue.dialog.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(catalogue.dialog).toBeHidden();
  await expect(catalogue.card('Fita')).toContainText('R$ 6,00');
  await page.reload();
  await expect(catalogue.cards).toHaveCount(2);
  await expect(catalogue.card('Fita')).toContainText('R$ 6,00');
});

test('every failure says what did not work, and nothing typed is lost', async ({
  signedInPage: page,
  problems,
  announced,
}) => {
  problems.expect(/ERR_FAILED|status of 503/);
  await page.request.post('/api/materials', { data: yarn });
  const catalogue = new CataloguePage(page);
  await page.route('**/api/materials**', (route) => route.fulfill({ status: 503 }));
  await catalogue.open();
  await expect(page.getByRole('heading', { name: 'Erro ao carregar materiais' })).toBeVisible();
  await expectNoA11yViolations(page);
  await page.unroute('**/api/materials**');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(catalogue.card(yarn.name)).toBeVisible();

  await page.route('**/api/materials**', (route) => route.abort());
  await page.route('**/api/materials/**', (route) => route.abort());
  await catalogue.startNew();
  await catalogue.fill({ name: 'Teimoso', price: '7,77', unit: 'metro', category: 'Vidro' });
  await catalogue.save();
  await expect(catalogue.dialog.getByText('Erro ao adicionar material')).toBeVisible();
  await expect(catalogue.dialog).toContainText('O que você digitou continua aqui.');
  await expect(catalogue.name).toHaveValue('Teimoso');
  await expectNoA11yViolations(page);
  await catalogue.dialog.getByRole('button', { name: 'Cancelar' }).click();
  await catalogue.question.getByRole('button', { name: 'Sim, descartar' }).click();
  await catalogue.act(yarn.name, 'Editar');
  await catalogue.price.fill('13');
  await catalogue.save('Salvar Alterações');
  await expect(catalogue.dialog.getByText('Erro ao atualizar material')).toBeVisible();
  await catalogue.dialog.getByRole('button', { name: 'Cancelar' }).click();
  await catalogue.question.getByRole('button', { name: 'Sim, descartar' }).click();
  await catalogue.act(yarn.name, 'Duplicar');
  await announced.message('Erro ao duplicar material');
  await catalogue.act(yarn.name, 'Excluir');
  await catalogue.confirmDelete();
  await announced.message('Erro ao excluir produto');
  await expect(catalogue.cards).toHaveCount(1);

  await page.unroute('**/api/materials/**');
  await page.unroute('**/api/materials**');
  await catalogue.act(yarn.name, 'Excluir');
  await catalogue.confirmDelete();
  await page.route('**/api/materials/**', (route) => route.abort());
  await catalogue.toast('Material excluído').getByRole('button', { name: 'Desfazer' }).click();
  const retry = catalogue.toast('Não foi possível desfazer a exclusão').getByRole('button', {
    name: 'Tentar de novo',
  });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/materials/**');
  await retry.click();
  await expect(catalogue.card(yarn.name)).toContainText('R$ 12,50');
});

test('the dialog takes nothing while it saves, and gives everything back when that failed', async ({
  signedInPage: page,
  problems,
}) => {
  problems.expect(/status of 503/);
  const answer = Promise.withResolvers<void>();
  const catalogue = new CataloguePage(page);
  await catalogue.open();
  await catalogue.startNew();
  await catalogue.fill({ name: 'Feltro', price: '2' });
  await page.route('**/api/materials', async (route) => {
    await answer.promise;
    await route.fulfill({ status: 503 });
  });
  await catalogue.dialog.getByRole('button', { name: 'Salvar Material' }).press('Enter');
  await expect(catalogue.name).toBeDisabled();
  await expect(catalogue.category).toBeDisabled();
  await expect(catalogue.dialog.getByRole('button', { name: 'Salvando...' })).toBeFocused();
  answer.resolve();
  await expect(catalogue.dialog).toContainText('O que você digitou continua aqui.');
  await expect(catalogue.dialog.getByRole('button', { name: 'Salvar Material' })).toBeFocused();
  await expect(catalogue.price).toHaveValue('2,00');
  await catalogue.name.fill('Feltro azul');
  await expect(catalogue.name).toHaveValue('Feltro azul');
});

test('leaving the dialog asks first, and what was typed survives a reload', async ({
  signedInPage: page,
}) => {
  await page.request.post('/api/materials', { data: yarn });
  const catalogue = new CataloguePage(page);
  await catalogue.open();
  await catalogue.startNew();
  await page.keyboard.press('Escape');
  await expect(catalogue.dialog).toBeHidden();

  await catalogue.startNew();
  await catalogue.fill({ name: 'Renda', price: '4,2' });
  await page.keyboard.press('Escape');
  await expect(catalogue.question).toContainText(
    'Você tem alterações não salvas. Deseja continuar?',
  );
  await catalogue.question.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(catalogue.name).toHaveValue('Renda');

  await page.reload();
  await catalogue.startNew();
  await expect(catalogue.name).toHaveValue('Renda');
  await expect(catalogue.name).toBeFocused();
  await expect(catalogue.price).toHaveValue('4,20');
  await expect(catalogue.dialog).toContainText('Recuperamos o que você ainda não tinha salvado.');
  await expectNoA11yViolations(page);
  await catalogue.dialog.getByRole('button', { name: 'Descartar' }).click();
  await expect(catalogue.name).toHaveValue('');

  await page.keyboard.press('Escape');
  await catalogue.act(yarn.name, 'Editar');
  await catalogue.price.fill('13');
  await page.reload();
  await catalogue.act(yarn.name, 'Editar');
  await expect(catalogue.price).toHaveValue('13,00');
});

test('a material that changed elsewhere: save mine, see theirs and come back, or keep editing', async ({
  signedInPage: page,
  problems,
}) => {
  problems.expect(/status of 412/);
  const { id } = await (await page.request.post('/api/materials', { data: yarn })).json();
  const changeElsewhere = (unitPrice: number) =>
    page.request.put(`/api/materials/${id}`, { data: { ...yarn, unitPrice } });
  const catalogue = new CataloguePage(page);
  await catalogue.open();
  await catalogue.edit(yarn.name, '13,00');
  await changeElsewhere(14);
  await catalogue.save('Salvar Alterações');
  await expect(catalogue.conflict).toContainText('Ele foi salvo há instantes em outra aba');
  await expect(catalogue.conflict).toContainText('R$ 14,00 por rolo');
  await expect(catalogue.conflict).toContainText('R$ 13,00 por rolo');
  await catalogue.choose('Continuar editando');
  await expect(catalogue.price).toHaveValue('13,00');

  await catalogue.save('Salvar Alterações');
  await catalogue.choose('Ver a versão salva');
  await expect(catalogue.price).toHaveValue('14,00');
  // Mine is on the device until it is wanted.
  await page.reload();
  await catalogue.act(yarn.name, 'Editar');
  await expect(catalogue.price).toHaveValue('14,00');
  await catalogue.dialog.getByRole('button', { name: 'Voltar à minha versão' }).click();
  await expect(catalogue.price).toHaveValue('13,00');

  // What is typed survives a reload, whoever has changed the material meanwhile.
  await changeElsewhere(15);
  await page.reload();
  await catalogue.act(yarn.name, 'Editar');
  await expect(catalogue.price).toHaveValue('13,00');
  await catalogue.save('Salvar Alterações');
  await expect(catalogue.conflict).toContainText('R$ 15,00 por rolo');
  await catalogue.choose('Salvar a minha versão');
  await expect(catalogue.dialog).toBeHidden();
  await expect(catalogue.card(yarn.name)).toContainText('R$ 13,00');
  const stored = await (await page.request.get(`/api/materials/${id}`)).json();
  expect(stored).toMatchObject({ ...yarn, unitPrice: 13 });
});
