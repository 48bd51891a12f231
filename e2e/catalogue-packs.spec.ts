import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { skein } from './harness/materials.ts';
import { CataloguePage } from './pages/catalogue-page.ts';

const store = async ({ request }: Page, data: object = skein): Promise<{ id: string }> => {
  const answer = await request.post('/api/materials', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return await answer.json();
};
const stored = async ({ request }: Page) =>
  (await (await request.get('/api/materials')).json()).materials;

test('what was paid for a pack says what a unit costs, and what it cannot be is said at its field', async ({
  signedInPage: page,
  problems,
}) => {
  problems.expect(/status of 422/);
  const catalogue = new CataloguePage(page);
  await catalogue.open();
  const note = page.getByText(/^No plano Pro, estes materiais entram no formulário/);
  await expect(note.getByRole('link', { name: 'Conhecer o Pro' })).toHaveAttribute(
    'href',
    '/upgrade',
  );
  await catalogue.startNew();
  await catalogue.name.fill('Fio amigurumi');
  await catalogue.price.fill('18,9');
  await catalogue.turn('pack');
  await expect(catalogue.packPrice).toHaveValue('18,90');
  await expect(catalogue.content).toBeFocused();
  await expect(catalogue.content).toHaveAttribute('inputmode', 'decimal');
  await expect(catalogue.perUnit).toHaveText('…');
  await catalogue.packPrice.fill('');
  await catalogue.save();
  await expect(catalogue.packPrice).toBeFocused();
  await expect(catalogue.packPrice).toHaveAccessibleDescription(/Informe um número/);
  await expect(catalogue.content).toHaveAccessibleDescription(/Informe um número/);
  await expectNoA11yViolations(page);

  await catalogue.packPrice.fill('18,90');
  await catalogue.content.fill('254');
  await expect(catalogue.perUnit).toHaveText('R$ 0,0744 por unidade');
  await catalogue.packUnit.selectOption('metro');
  await expect(catalogue.unit).toHaveValue('metro');
  await catalogue.unit.selectOption('centimetro');
  await expect(catalogue.packUnit).toHaveValue('metro');
  await expect(catalogue.perUnit).toHaveText('R$ 0,0007 por cm');
  await catalogue.unit.selectOption('grama');
  await expect(catalogue.packUnit).toHaveValue('grama');
  // A content is understood as a workshop says it, and said back.
  await catalogue.content.fill('30 x 40 cm');
  await catalogue.content.blur();
  await expect(catalogue.content).toHaveValue('1.200');
  await expect(catalogue.unit).toHaveValue('centimetro-quadrado');
  await expect(catalogue.content).toHaveAccessibleDescription('30 × 40 cm = 1.200 cm²');
  await catalogue.content.fill('254 m');
  await catalogue.content.blur();
  await expect(catalogue.unit).toHaveValue('metro');
  await expectNoA11yViolations(page);

  await catalogue.turn('unit');
  await expect(catalogue.price).toHaveValue('18,90');
  await expect(catalogue.price).toBeFocused();
  await catalogue.price.fill('20');
  await catalogue.turn('pack');
  await expect(catalogue.packPrice).toHaveValue('18,90');
  await expect(catalogue.content).toHaveValue('254');

  await catalogue.waste.fill('105');
  await catalogue.category.focus();
  await expect(catalogue.waste).toHaveValue('105');
  await expect(catalogue.waste).toHaveAccessibleDescription(/deve estar entre 0% e 100%/);
  await catalogue.waste.fill('5');
  const message = 'O servidor sabe mais.';
  await page.route('**/api/materials', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      json: {
        title: '',
        status: 422,
        code: 'validation_failed',
        detail: 'Confira',
        errors: [{ path: 'pack.content', code: 'too_big', message }],
      },
    }),
  );
  await catalogue.save();
  await expect(catalogue.content).toBeFocused();
  await expect(catalogue.content).toHaveAccessibleDescription(new RegExp(message));
  await page.unroute('**/api/materials');
  await catalogue.content.fill('254');
  await catalogue.save();
  await expect(catalogue.dialog).toBeHidden();
  const card = catalogue.card('Fio amigurumi');
  await expect(card).toContainText('R$ 18,90 por 254 m');
  await expect(card).toContainText('R$ 0,0744 por m · perda de 5%');
  expect(await stored(page)).toMatchObject([{ ...skein, category: null }]);
});

test.describe('on the Pro plan', () => {
  test.use({ plan: 'pro' });

  test('a pack is never lost: not when its material is edited, changed elsewhere, copied, deleted and restored', async ({
    signedInPage: page,
    problems,
  }) => {
    // Whoever edits at once is quicker than the restoration, which makes no change to ask about. News of
    // the deletion may be read up while the material is away.
    problems.expect(/status of (412|404 .*api\/materials\/)/);
    const { id } = await store(page);
    const catalogue = new CataloguePage(page);
    await catalogue.open();
    await expect(page.getByText(/^No plano Pro/)).toHaveCount(0);
    await catalogue.act(skein.name, 'Editar');
    await expect(catalogue.packPrice).toHaveValue('18,90');
    await expect(catalogue.content).toHaveValue('254');
    await expect(catalogue.packUnit).toHaveValue('metro');
    await expect(catalogue.waste).toHaveValue('5');
    await catalogue.name.fill('Fio azul');
    await catalogue.save('Salvar Alterações');
    await expect(catalogue.dialog).toBeHidden();
    expect(await stored(page)).toMatchObject([{ ...skein, name: 'Fio azul' }]);

    await catalogue.act('Fio azul', 'Editar');
    await catalogue.packPrice.fill('21,5');
    await catalogue.unit.selectOption('centimetro');
    const pack = { ...skein.pack, content: 250 };
    const elsewhere = { ...skein, name: 'Fio azul', wastePercentage: 0, pack };
    await page.request.put(`/api/materials/${id}`, { data: elsewhere });
    await catalogue.save('Salvar Alterações');
    const versions = catalogue.conflict.getByRole('definition');
    await expect(versions.nth(0)).toContainText('R$ 18,90 por 250 m');
    await expect(versions.nth(0)).toContainText('Linhas e Fios · usado em metro');
    await expect(versions.nth(1)).toContainText('R$ 21,50 por 254 m');
    await expect(versions.nth(1)).toContainText('usado em centímetro · perda de 5%');
    await catalogue.choose('Ver a versão salva');
    await expect(catalogue.content).toHaveValue('250');
    await expect(catalogue.waste).toHaveValue('');
    await catalogue.dialog.getByRole('button', { name: 'Voltar à minha versão' }).click();
    await expect(catalogue.packPrice).toHaveValue('21,50');
    await catalogue.save('Salvar Alterações');
    await expect(catalogue.dialog).toBeHidden();
    await expect(catalogue.card('Fio azul')).toContainText('R$ 21,50 por 254 m');

    await catalogue.act('Fio azul', 'Duplicar');
    const copy = catalogue.card('Fio azul (Cópia)');
    await expect(copy).toContainText('R$ 21,50 por 254 m');
    await expect(copy).toContainText('perda de 5%');
    await catalogue.act('Fio azul', 'Excluir');
    await catalogue.confirmDelete();
    await catalogue.toast('Material excluído').getByRole('button', { name: 'Desfazer' }).click();
    await expect(catalogue.card('Fio azul')).toContainText('R$ 21,50 por 254 m');

    await catalogue.act('Fio azul', 'Editar');
    await catalogue.turn('unit');
    await expect(catalogue.price).toHaveValue('');
    await catalogue.price.fill('0,08');
    await catalogue.waste.fill('');
    await catalogue.save('Salvar Alterações');
    await expect(catalogue.dialog).toBeHidden();
    await expect(catalogue.card('Fio azul')).toContainText('R$ 0,08 por centímetro');
    await expect(catalogue.card('Fio azul')).not.toContainText('perda');
  });
});

test('the price of a material is kept where its unit becomes one of another kind', async ({
  signedInPage: page,
}) => {
  const clay = { name: 'Miçanga', category: null, unitPrice: 18.9, unitType: 'quilograma' };
  await page.request.post('/api/materials', { data: clay });
  const catalogue = new CataloguePage(page);
  await catalogue.open();
  await catalogue.act(clay.name, 'Editar');
  await catalogue.unit.selectOption('unidade');
  const question = catalogue.dialog.getByRole('textbox', { name: 'Quantas vêm em 1 kg?' });
  await expect(question).toBeVisible();
  await expect(catalogue.unit).toHaveValue('quilograma');
  await expectNoA11yViolations(page);
  await catalogue.save('Salvar Alterações');
  await expect(question).toBeFocused();
  await page.keyboard.type('200');
  await page.keyboard.press('Enter');
  await expect(catalogue.unit).toHaveValue('unidade');
  await expect(catalogue.content).toHaveValue('200');
  await catalogue.save('Salvar Alterações');
  await expect(catalogue.card(clay.name)).toContainText('R$ 18,90 por 200 un');
});
