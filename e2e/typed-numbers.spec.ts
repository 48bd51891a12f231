import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { CalculatorPage } from './pages/calculator-page.ts';

async function begin(page: Page): Promise<CalculatorPage> {
  const form = new CalculatorPage(page);
  await form.open();
  return form;
}

/** Whether nothing, such as the price at the bottom, lies over it. */
const isInSight = (thing: Locator) =>
  thing.evaluate((element) => {
    const { left, top, bottom } = element.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) => {
      const seen = document.elementFromPoint(left + 4, y);
      return seen !== null && element.contains(seen);
    });
  });

test('a note and the field that it is about stay above the price', async ({
  signedInPage: page,
}) => {
  const form = await begin(page);
  // As high as a phone's keyboard leaves it.
  await page.setViewportSize({ width: 390, height: 520 });
  await form.fillRow(1, { name: 'Fio', quantity: '1', unitPrice: '1' });
  for (const [field, typed, note] of [
    [form.row(1).getByLabel('Quantidade'), '1/3', '1/3 = 0,3333'],
    [form.row(1).getByLabel('Preço unitário'), '1,005', 'Arredondado para 1,01'],
    [form.hours, '45min', '45min = 0,75 h'],
    [form.fixedCosts, '0', 'contamos R$ 50,00'],
  ] as const) {
    await field.focus();
    await expect.poll(() => isInSight(field)).toBe(true);
    await field.fill(typed);
    await field.blur();
    await expect.poll(() => isInSight(page.getByText(note))).toBe(true);
  }
  // On the way by Enter, the note stands above the field that is next.
  await form.hours.focus();
  await page.keyboard.type('1h50');
  await page.keyboard.press('Enter');
  await expect(form.fixedCosts).toBeFocused();
  await expect.poll(() => isInSight(page.getByText('1h50 ≈ 1,8333 h'))).toBe(true);
  await expect.poll(() => isInSight(form.fixedCosts)).toBe(true);

  await form.hours.fill('1h30');
  await expect(page.getByText('1 h 30 min', { exact: true })).toBeVisible();
  // 0,34 of yarn, 37,50 of labour and 50 of fixed costs, doubled.
  await expect(form.result).toContainText('R$ 175,68');
  await form.hours.blur();
  await expect(form.hours).toHaveValue('1,5');
  await expect(form.result).toContainText('R$ 175,68');
  // Hours that may be minutes are asked about, and one tap makes them minutes.
  const question = page.getByText('150 horas nesta peça?');
  await form.hours.fill('150');
  await expect(question).toHaveCount(0);
  await form.hours.blur();
  await expect(form.hours).toHaveValue('150');
  await expect(question).toBeVisible();
  await expectNoA11yViolations(page);
  await page.getByRole('button', { name: '150 min' }).click();
  await expect(form.hours).toHaveValue('2,5');
  await expect(question).toHaveCount(0);
});

test('the signs that a phone leaves out of its keyboard for numbers are above the price', async ({
  signedInPage: page,
}) => {
  const form = await begin(page);
  const keys = page.getByRole('toolbar', { name: 'Sinais para este número' });
  const key = (name: string) => keys.getByRole('button', { name, exact: true });
  await expect(keys).toHaveCount(0);
  await form.turnRow(1, 'unit');
  const quantity = form.row(1).getByLabel('Quantidade');
  // At the very end of the view: the signs come up, and not over it.
  await quantity.evaluate((field) =>
    window.scrollBy(0, field.getBoundingClientRect().bottom - window.innerHeight + 4),
  );
  await quantity.tap();
  await expect(keys).toBeVisible();
  await expect.poll(() => isInSight(quantity)).toBe(true);
  await key('um terço').tap();
  await expect(quantity).toBeFocused();
  await expect(quantity).toHaveValue('⅓');
  await expectNoA11yViolations(page);
  await page.keyboard.type('0');
  await quantity.fill('60');
  await key('vezes').tap();
  await page.keyboard.type('28');
  await expect(quantity).toHaveValue('60×28');

  const price = form.row(1).getByLabel('Preço unitário');
  await price.tap();
  await expect(key('um terço')).toHaveCount(0);
  await page.keyboard.type('12,50');
  await key('mais').tap();
  await page.keyboard.type('3');
  await form.name.tap();
  await expect(keys).toHaveCount(0);
  await expect(price).toHaveValue('15,50');
  await expect(page.getByText('12,50+3 = 15,50')).toBeVisible();

  await form.hours.tap();
  await page.keyboard.type('45');
  await key('minutos').tap();
  await expect(form.hours).toHaveValue('45min');
  // What is selected as a whole is gone on with.
  await form.hours.fill('1');
  await form.hours.blur();
  await form.hours.tap();
  await key('horas').tap();
  await page.keyboard.type('30');
  await expect(form.hours).toHaveValue('1h30');
  await expect.poll(() => isInSight(form.hours)).toBe(true);
});
