import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { bear, mug, storeProducts } from './harness/products.ts';
import { ProductsPage } from './pages/products-page.ts';
import { SettingsPage } from './pages/settings-page.ts';

test.use({ plan: 'pro' });

test('a backup brings the workshop back, and a file takes it along', async ({
  signedInPage: page,
  problems,
  announced,
}) => {
  problems.expect(/status of 422/);
  const [first] = await storeProducts(page.request, bear);
  const settings = new SettingsPage(page);
  await settings.open();
  const data = page.getByRole('region', { name: 'Seus dados' });
  await expect(data).toContainText('Ainda não há backups');
  await data.getByRole('button', { name: 'Fazer backup agora' }).click();
  await announced.message('Backup feito.');
  const backups = data.getByRole('list', { name: 'Backups' }).getByRole('listitem');
  await expect(backups).toHaveCount(1);
  await expect(backups).toContainText('Feito por você · 1 produto, 0 materiais');

  await page.request.delete(`/api/products/${first?.id}`);
  await storeProducts(page.request, mug);
  await data.getByRole('button', { name: /^Restaurar o backup/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Restaurar backup' });
  await expect(dialog).toContainText(`1 produto entra${bear.name}`);
  await expect(dialog).toContainText(`1 produto vai para a lixeira${mug.name}`);
  await expectNoA11yViolations(page);
  await dialog.getByRole('button', { name: 'Restaurar', exact: true }).click();
  await announced.message('Backup restaurado.');
  await expect(backups).toHaveCount(2);
  await expect(backups.first()).toContainText('Antes de restaurar');
  const products = new ProductsPage(page);
  await products.open();
  await expect(products.card(bear.name)).toBeVisible();
  await expect(products.card(mug.name)).toHaveCount(0);

  await settings.open();
  const downloading = page.waitForEvent('download');
  await data.getByRole('link', { name: 'Baixar tudo (JSON)' }).click();
  const file = await (await downloading).path();
  await page.request.delete(`/api/products/${first?.id}`);
  const input = data.getByLabel('Arquivo para importar');
  await input.setInputFiles({
    name: 'foto.json',
    mimeType: 'application/json',
    buffer: Buffer.from('nada'),
  });
  const importing = page.getByRole('dialog', { name: 'Importar arquivo' });
  await expect(importing.getByRole('alert')).toContainText('não foi baixado da Artesa');
  await importing.getByRole('button', { name: 'Fechar' }).click();
  await input.setInputFiles(file);
  await expect(importing).toContainText(`1 produto entra${bear.name}`);
  await importing.getByRole('button', { name: 'Importar' }).click();
  await expect(page.getByText('Arquivo importado.')).toBeVisible();
  await products.open();
  await expect(products.card(bear.name)).toBeVisible();
});

test.describe('on the free plan', () => {
  test.use({ plan: 'free' });

  test('backups say what they would do, and everything can be taken along', async ({
    signedInPage: page,
  }) => {
    await new SettingsPage(page).open();
    const data = page.getByRole('region', { name: 'Seus dados' });
    await expect(data).toContainText('No Plano Pro, um backup por dia');
    // The plan at the top of the screen is the one invitation.
    const invitations = page.getByRole('main').locator('a[href="/upgrade"]');
    await expect(invitations).toHaveText(['Fazer Upgrade']);
    await expect(data.getByRole('link', { name: 'Baixar tudo (JSON)' })).toBeVisible();
  });
});
