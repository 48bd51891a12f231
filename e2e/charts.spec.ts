import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { bear, bookmark, mug, storeProducts } from './harness/products.ts';

test.use({ plan: 'pro' });

test('the charts say what the tables beside them say, and lead to the products', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  const [product] = await storeProducts(page.request, bear, bookmark, mug);
  await page.goto('/reports');
  const chart = (name: string) => page.getByRole('region', { name });
  await expect(page.getByRole('heading', { name: 'Gráficos' })).toBeVisible();
  for (const name of [
    'Do que seus preços são feitos',
    'Como seus preços mudaram, mês a mês',
    'Margem e preço de cada peça',
    'Quanto rende uma hora sua',
    'Os materiais que mais pesam',
    'E se o preço mudar?',
  ]) {
    await chart(name).getByText('Ver tabela').click();
    await expect(chart(name).getByRole('table'), name).toBeVisible();
  }
  const crafts = chart('Do que seus preços são feitos');
  await expect(crafts.getByRole('row', { name: 'Crochê' })).toContainText('R$ 409,10');
  const hours = chart('Quanto rende uma hora sua').getByRole('row', { name: bear.name });
  await expect(hours).toContainText('R$ 56,47');

  const moves = chart('E se o preço mudar?');
  await moves.getByLabel('Peça').selectOption(bear.name);
  await expect(moves.getByText('a R$ 204,55 a peça não ganha nem perde')).toBeVisible();
  await expect(moves.getByRole('row', { name: 'R$ 204,55 (empate)' })).toContainText('R$ 0,00');
  await moves.getByLabel(/^Preço:/).fill('20455');
  await expect(moves.getByLabel('A este preço')).toHaveText(/Lucro R\$\s0,\d\d/);
  await expectNoA11yViolations(page);

  const places = chart('Margem e preço de cada peça');
  await places.getByRole('row', { name: bear.name }).getByRole('link').click();
  await expect(page).toHaveURL(`/edit-product/${product?.id}`);

  await page.goBack();
  // The link over all signs takes the tap.
  await places.locator(`[data-place="${product?.id}"]`).tap({ force: true });
  await expect(page).toHaveURL(`/edit-product/${product?.id}`);
});

test('on a wide screen the charts begin under their heading, in the order in which they are read', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await storeProducts(page.request, bear, mug);
  await page.goto('/reports');
  const heading = page.getByRole('heading', { name: 'Gráficos' });
  const first = page.getByRole('region', { name: 'Do que seus preços são feitos' });
  const second = page.getByRole('region', { name: 'Como seus preços mudaram, mês a mês' });
  await expect(first).toBeVisible();
  const [over, left, right] = await Promise.all(
    [heading, first, second].map((part) => part.boundingBox()),
  );
  if (!over || !left || !right) throw new Error('The charts are not drawn.');
  expect(left.y).toBeGreaterThan(over.y + over.height);
  expect(right.y).toBe(left.y);
  expect(right.x).toBeGreaterThan(left.x + left.width);
});
