import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { CalculatorPage } from './pages/calculator-page.ts';

test.beforeEach(({ signedInPage: page }) => page.setViewportSize({ width: 360, height: 640 }));

async function begin(page: Page): Promise<CalculatorPage> {
  const form = new CalculatorPage(page);
  await form.open();
  await form.name.fill('Manta');
  return form;
}

const boxOf = (element: Locator) =>
  element.evaluate((each) => {
    const { bottom, top, left, right } = each.getBoundingClientRect();
    return { bottom, top, middle: (left + right) / 2 };
  });

test('the price has one height from cents to thousands', async ({ signedInPage: page }) => {
  const form = await begin(page);
  const heights = new Set<number>();
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 640 });
    for (const unitPrice of ['1', '999', '4.999,99', '49.000']) {
      await form.fillRow(1, { name: 'Lã', quantity: '1', unitPrice });
      await expect(form.row(1)).toContainText(`${unitPrice},00`.replace(',99,00', ',99'));
      const { bottom, top } = await boxOf(form.result);
      heights.add(bottom - top);
    }
  }
  expect([...heights]).toHaveLength(1);
});

test('above a keyboard label, field and note stay in view', async ({ signedInPage: page }) => {
  const form = await begin(page);
  await form.fillPack(1, { name: 'Fio', price: '18,90', content: '254 m', quantity: '85' });
  for (const height of [380, 320]) {
    await page.setViewportSize({ width: 360, height });
    for (const [label, word] of [
      ['Conteúdo do pacote', 'Veio com'],
      ['Quantidade usada', 'Usei'],
    ] as const) {
      for (const from of [0, 5000]) {
        const field = form.row(1).getByLabel(label);
        await form.hours.focus();
        await page.evaluate((y) => window.scrollTo(0, y), from);
        await field.focus();
        const keys = await boxOf(page.getByRole('toolbar'));
        const where = `${label} at ${height} px, from ${from}`;
        expect((await boxOf(field)).bottom, where).toBeLessThan(keys.top - 20);
        const head = form.row(1).getByText(word).first();
        expect((await boxOf(head)).top, where).toBeGreaterThanOrEqual(0);
      }
    }
  }
});

test('the notice of a removed row stands in the middle below the header, and over no field', async ({
  signedInPage: page,
}) => {
  const form = await begin(page);
  await form.fillMaterials(
    ['Lã', 'Fio', 'Botão'].map((name) => ({ name, quantity: '1', unitPrice: '2' })),
  );
  await form.removeRow(2);
  await expect(form.folded(2)).toBeFocused();
  const notice = await boxOf(page.getByRole('alert').filter({ hasText: 'removido' }));
  const row = await boxOf(form.folded(2));
  expect(row.bottom <= notice.top || notice.bottom <= row.top, 'beside the row').toBe(true);
  expect(notice.top).toBeGreaterThanOrEqual((await boxOf(page.getByRole('banner'))).bottom);
  expect(Math.abs(notice.middle - (page.viewportSize()?.width ?? 0) / 2)).toBeLessThan(20);
});
