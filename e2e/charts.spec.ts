import { sayMonth } from '#core/dates/say-month.ts';
import { monthsAgo } from '#server/testing/months-ago.ts';
import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { bear, bookmark, mug, storeProducts } from './harness/products.ts';

test.use({ plan: 'pro' });

test('the report answers what an hour brings, how prices moved and what another price would leave', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  const [product] = await storeProducts(page.request, bear, bookmark, mug);
  await page.goto('/reports');
  const part = (name: string) => page.getByRole('region', { name });

  const moved = part('Como seus preços mudaram, mês a mês');
  await moved.getByText('Ver tabela').click();
  const month = sayMonth(monthsAgo(0).name);
  // (409,10 + 77,11 + 147,00) / 3
  await expect(moved.getByRole('row', { name: month })).toContainText(/R\$\s211,07.*3$/);

  const whatIf = part('E se o preço mudar?');
  await whatIf.getByLabel('Peça').selectOption(bear.name);
  await expect(whatIf.getByText(/^A R\$\s204,55 a sua hora está paga, sem lucro\.$/)).toBeVisible();
  const outcome = whatIf.getByLabel('A este preço');
  await expect(outcome).toHaveText(
    /você ganha R\$\s367,05: R\$\s56,47\spor\shora, acima dos R\$\s25,00 que você quer\. Lucro de R\$\s204,55\. Margem líquida de 50,0%\./,
  );
  const slider = whatIf.getByRole('slider', { name: 'Preço' });
  await slider.press('Home');
  await expect(outcome).toHaveText(
    /abaixo dos R\$\s25,00 que você quer\. A sua hora não está paga: faltam R\$\s81,82/,
  );
  await slider.press('End');
  await expect(outcome).toHaveText(/Lucro de R\$\s327,\d\d\./);
  await expectNoA11yViolations(page);

  const hours = part('Quanto rende uma hora sua');
  await expect(hours.getByRole('listitem')).toHaveText([
    /Caneca de cerâmica.*\/h/,
    /Amigurumi de urso.*R\$\s56,47\/h/,
    /Marcador de página.*\/h/,
  ]);
  await hours.getByRole('link', { name: bear.name }).click();
  await expect(page).toHaveURL(`/products/${product?.id}`);
});
