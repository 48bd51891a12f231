import { expect, test } from './fixtures.ts';
import { startPublisher } from './harness/publisher.ts';
import { freePort, startServer } from './harness/server.ts';
import { CalculatorPage } from './pages/calculator-page.ts';
import { LoginPage } from './pages/login-page.ts';
import { ProductsPage } from './pages/products-page.ts';

/** Leads to this machine in the browser of these tests; as a plain http address it is not trusted. */
const name = 'oficina.example';

test('on another address every page leads to the product’s own, where a phone works without https', async ({
  page,
  account,
  problems,
}) => {
  // Chromium says so of every address without https.
  problems.expect(/Cross-Origin-Opener-Policy header has been ignored/);
  problems.expect(/status of 401 .*\/api\/me/);
  const port = await freePort();
  const url = `http://${name}:${port}`;
  const server = await startServer({ PORT: String(port), APP_URL: url });
  await server.addAccount(account);

  await page.goto(`http://127.0.0.1:${port}/terms?de=celular#uso`);
  await page.waitForURL(`${url}/terms?de=celular#uso`);
  await page.goto(`http://localhost:${port}/calculator`);
  await page.waitForURL(`${url}/auth?volta=%2Fcalculator`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await new LoginPage(page).signIn(account.email, account.password);
  await page.waitForURL(`${url}/calculator`);
  const calculator = new CalculatorPage(page);
  await calculator.name.fill('Feita no celular');
  await calculator.fillRow(1, { name: 'Fio', quantity: '1', unitPrice: '7' });
  await calculator.save();
  await calculator.saved();
  const products = new ProductsPage(page);
  await page.goto(`${url}/products`);
  await products.action('Compartilhar', 'Feita no celular').click();
  await products.shared('Para o cliente').click();
  await expect(products.dialog.getByRole('textbox', { name: 'Texto' })).toBeFocused();
  await page.goto('about:blank');
  await server.stop();
});

test('what runs on one’s own computer tells its address to who opens it elsewhere', async ({
  page,
  server,
  problems,
}) => {
  problems.expect(/status of 421/);
  problems.expect(/Cross-Origin-Opener-Policy header has been ignored/);
  const tunnel = await startPublisher(server.url);
  const throughTunnel = tunnel.url.replace('localhost', name);
  for (const url of [server.url.replace('localhost', name), throughTunnel]) {
    await page.goto(`${url}/auth`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Esta Artesa atende em outro endereço',
    );
    await expect(page.getByText('npm start -- --lan')).toBeVisible();
  }
  await page.getByRole('link', { name: server.url }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await tunnel.stop();
});
