import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { bear, storeProducts } from './harness/products.ts';
import { ProductsPage } from './pages/products-page.ts';

const hostile = '<img src=x onerror=alert(1)> "Manta" =cmd|calc 🧶';

const forOneself = [
  hostile,
  '',
  'Preço final: R$ 409,10',
  'Você ganha: R$ 367,05 · R$ 56,47 por hora',
  'Margem líquida: 50,0%',
  'Lucro: R$ 204,55',
  'Tempo de produção: 6 h 30 min',
  'Materiais: R$ 34,05',
  'Mão de obra: R$ 162,50',
].join('\n');

const forCustomer = [
  hostile,
  '',
  'R$ 409,10',
  '',
  'Feito à mão com: fio de algodão 150 g, enchimento de fibra e olhos de segurança.',
].join('\n');

const texts = [
  ['Para mim', forOneself],
  ['Para o cliente', forCustomer],
] as const;

const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

/** The list with a product of that name, and the button that shares it. */
async function openList(page: Page) {
  await storeProducts(page.request, { ...bear, name: hostile, notes: 'Ninguém lê.' });
  const products = new ProductsPage(page);
  await products.open();
  return { products, share: products.action('Compartilhar', hostile) };
}

test('who shares is asked once for whom, and sees what will be sent', { tag: '@once' }, async ({
  signedInPage: page,
  context,
  announced,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { products, share } = await openList(page);
  const copied = 'Informações copiadas para a área de transferência!';
  const clipboard = async () => plain(await page.evaluate(() => navigator.clipboard.readText()));

  for (const [choice, expected] of texts) {
    await share.click();
    await expect(products.dialog).toContainText(expected);
    await expectNoA11yViolations(page);
    await products.shared(choice).click();
    await expect(products.dialog).toHaveCount(0);
    await expect(share).toBeFocused();
    await announced.message(copied);
    expect(await clipboard()).toBe(expected);
  }

  // By the keyboard alone.
  await share.press('Enter');
  await expect(products.shared('Para o cliente')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(products.shared('Para mim')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await announced.message(copied);
  expect(await clipboard()).toBe(forCustomer);
  await share.press('Enter');
  await expect(products.shared('Para o cliente')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(products.dialog).toHaveCount(0);
  await expect(share).toBeFocused();
});

test('the device’s own way of sharing takes the text that was chosen, once', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  // What a device with sharing of its own does, which the browsers of these tests have not.
  await page.addInitScript(() => {
    navigator.share = async ({ text = '' } = {}) => {
      const before = sessionStorage.getItem('shared') ?? '';
      sessionStorage.setItem('shared', before + text);
      // The press on the choice is still the gesture that the browser asks for.
      if (!navigator.userActivation.isActive) throw new DOMException('', 'NotAllowedError');
      if (location.hash === '#cancel') throw new DOMException('', 'AbortError');
    };
  });
  const { products, share } = await openList(page);
  for (const hash of ['', '#cancel']) {
    await page.goto('/dashboard');
    await page.goto(`/products${hash}`);
    for (const [choice, expected] of texts) {
      await share.click();
      await products.shared(choice).dblclick();
      await expect(products.dialog).toHaveCount(0);
      expect(plain(await page.evaluate(() => sessionStorage.getItem('shared')))).toBe(expected);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.evaluate(() => sessionStorage.clear());
    }
  }
});

test('the text is shown to be copied where the browser neither shares nor copies it', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(navigator, 'share');
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  const { products, share } = await openList(page);
  for (const [choice, expected] of texts) {
    await share.click();
    await products.shared(choice).click();
    const text = products.dialog.getByRole('textbox', { name: 'Texto' });
    await expect(text).toBeFocused();
    expect(plain(await text.inputValue())).toBe(expected);
    expect(await page.evaluate(() => getSelection()?.toString().length)).toBe(expected.length);
    expect(
      await text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    ).toBe(0);
    await expectNoA11yViolations(page);
    await products.dialog.getByRole('button', { name: 'Fechar' }).click();
    await expect(share).toBeFocused();
  }
});
