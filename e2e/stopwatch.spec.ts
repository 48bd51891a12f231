import type { BrowserContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations } from './harness/accessibility.ts';
import { newAccount } from './harness/account.ts';
import { bear, mug, storeProducts } from './harness/products.ts';
import { CalculatorPage } from './pages/calculator-page.ts';
import { ProductsPage } from './pages/products-page.ts';
import { Stopwatch } from './pages/stopwatch.ts';

const noon = new Date('2026-06-15T12:00:00-03:00').getTime();
const minute = 60_000;
const hour = 60 * minute;

/** The clock of the browser's pages, which stands still unless it is told to go on. */
async function holdClock({ clock }: BrowserContext, start = noon) {
  let now = start;
  const set = async (time: number) => {
    now = time;
    await clock.setFixedTime(time);
  };
  await set(now);
  return { set, pass: (ms: number) => set(now + ms) };
}

test('it goes on while the tab is closed, adds sittings up and fills in the hours', {
  tag: '@once',
}, async ({ signedInPage: page, context }) => {
  const clock = await holdClock(context);
  const form = new CalculatorPage(page);
  await form.open();
  await form.hours.fill('3');
  const watch = new Stopwatch(page);
  await expectNoA11yViolations(page);
  await watch.start.click();
  await expect(watch.pause).toBeFocused();
  await expect(watch.reading).toHaveText('Cronômetro ligado0 h 0 min 0 s');
  await clock.pass(90_000);
  await expect(watch.reading).toHaveText('Cronômetro ligado0 h 1 min 30 s');
  await expectNoA11yViolations(page);
  await page.close();

  await clock.set(noon + 25 * minute);
  const later = await context.newPage();
  await later.goto('/calculator');
  const again = new Stopwatch(later);
  await expect(again.reading).toHaveText('Cronômetro ligado0 h 25 min 0 s');
  const inHeader = later.getByRole('link', { name: 'Cronômetro ligado' });
  await expect(inHeader).toHaveText('0:25');
  await expect(inHeader).toHaveAttribute('href', '/calculator');
  await again.pause.click();
  await expect(inHeader).toHaveCount(0);
  await expect(again.reading).toHaveText('Cronômetro pausado0 h 25 min 0 s');
  await clock.pass(10 * minute);
  await expect(again.reading).toHaveText('Cronômetro pausado0 h 25 min 0 s');
  await expectNoA11yViolations(later);
  await later.close();

  await clock.set(noon + 7 * hour);
  const evening = await context.newPage();
  await evening.goto('/calculator');
  const last = new Stopwatch(evening);
  await expect(last.use('25 min')).toBeVisible();
  await last.goOn.click();
  await clock.pass(hour);
  await expect(last.reading).toHaveText('Cronômetro ligado1 h 25 min 0 s');
  const { hours } = new CalculatorPage(evening);
  await expect(hours).toHaveValue('3');
  await last.useThis.click();
  await expect(hours).toHaveValue('1,416667');
  await expect(last.note).toHaveText('Tempo de produção: 1 h 25 min.');
  await expect(last.reading).toHaveText('Cronômetro pausado1 h 25 min 0 s');
  await last.undo.click();
  await expect(hours).toHaveValue('3');
  await expect(last.reading).toHaveText('Cronômetro ligado1 h 25 min 0 s');
  await last.pause.click();
  await last.use('1 h 25 min').click();
  await expect(hours).toHaveValue('1,416667');
});

test('on a product: the card says that it runs, its time goes to the form and is saved', {
  tag: '@once',
}, async ({ signedInPage: page, context }) => {
  await storeProducts(page.request, bear, mug);
  const clock = await holdClock(context);
  const products = new ProductsPage(page);
  await products.open();
  const card = products.card(bear.name);
  await products.stopwatch(bear.name).click();
  const watch = new Stopwatch(products.dialog);
  await expect(watch.start).toBeFocused();
  await expectNoA11yViolations(page);
  await page.keyboard.press('Enter');
  await expect(watch.pause).toBeFocused();
  await products.dialog.getByRole('button', { name: 'Fechar' }).click();
  await clock.pass(25 * minute);
  await expect(card.getByText('Cronômetro ligado · 0 h 25 min')).toBeVisible();
  await expectNoA11yViolations(page);

  // Nobody works on two pieces at a time.
  await products.stopwatch(mug.name).click();
  await watch.start.click();
  await expect(watch.note).toHaveText('O outro cronômetro foi pausado.');
  await watch.reset.click();
  await expect(watch.start).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card.getByText('Cronômetro pausado · 0 h 25 min')).toBeVisible();
  await expect(products.card(mug.name).getByText('Cronômetro', { exact: true })).toBeVisible();

  await products.stopwatch(bear.name).click();
  await watch.goOn.click();
  await clock.pass(20 * minute);
  await watch.useThis.click();
  const form = new CalculatorPage(page);
  await expect(form.hours).toHaveValue('0,75');
  await expect(form.name).toHaveValue(bear.name);
  await expect(new Stopwatch(page).note).toHaveText('Tempo de produção: 45 min.');
  await form.saveChanges();
  await form.saved();
  await products.open();
  await expect(card).toContainText('45 min');
  await expect(card.getByText('Cronômetro', { exact: true })).toBeVisible();
});

test('what is measured on the form of a new product goes on with the product', {
  tag: '@once',
}, async ({ signedInPage: page, context }) => {
  const clock = await holdClock(context);
  const form = new CalculatorPage(page);
  await form.open();
  await new Stopwatch(page).start.click();
  await clock.pass(25 * minute);
  await form.name.fill('Xale de renda');
  await form.fillRow(1, { name: 'Fio', quantity: '1', unitPrice: '7' });
  await form.save();
  const card = new ProductsPage(page).card('Xale de renda');
  await expect(card.getByText('Cronômetro ligado · 0 h 25 min')).toBeVisible();
  await form.open();
  await expect(new Stopwatch(page).start).toBeVisible();
});

test('a night is not counted without a question', { tag: '@once' }, async ({
  signedInPage: page,
  context,
}) => {
  const evening = new Date('2026-06-15T19:40:00-03:00').getTime();
  const clock = await holdClock(context, evening - hour);
  const form = new CalculatorPage(page);
  await form.open();
  const before = new Stopwatch(page);
  await before.start.click();
  await clock.pass(25 * minute);
  await before.pause.click();
  await clock.pass(35 * minute);
  await before.goOn.click();
  await expect(before.pause).toBeVisible();
  await page.close();

  await clock.set(evening + 14 * hour);
  const morning = await context.newPage();
  await morning.goto('/calculator');
  const watch = new Stopwatch(morning);
  await expect(watch.group).toContainText(
    'O cronômetro ficou ligado desde ontem, 19:40. Descontar?',
  );
  await expect(watch.group.getByRole('button')).toHaveText(['Descontar', 'Contar 14 h 0 min']);
  await expectNoA11yViolations(morning);
  await watch.leaveOut.click();
  await expect(watch.reading).toHaveText('Cronômetro pausado0 h 25 min 0 s');
  await expect(watch.goOn).toBeFocused();
  await watch.undo.click();
  await watch.group.getByRole('button', { name: 'Contar 14 h 0 min' }).click();
  await expect(watch.reading).toHaveText('Cronômetro pausado14 h 25 min 0 s');
  await expect(watch.use('14 h 25 min')).toBeVisible();
  await watch.reset.click();
  await expect(watch.note).toHaveText('Cronômetro zerado.');
  await expect(watch.start).toBeFocused();
  await watch.undo.click();
  await expect(watch.reading).toHaveText('Cronômetro pausado14 h 25 min 0 s');
});

test('two tabs show the same, and a clock that is set back takes nothing away', {
  tag: '@once',
}, async ({ signedInPage: page, context }) => {
  const clock = await holdClock(context);
  await page.goto('/calculator');
  const here = new Stopwatch(page);
  const other = await context.newPage();
  await other.goto('/calculator');
  const there = new Stopwatch(other);
  await expect(there.start).toBeVisible();
  await here.start.click();
  await expect(there.reading).toHaveText('Cronômetro ligado0 h 0 min 0 s');
  const expectBoth = async (reading: string) => {
    for (const watch of [here, there]) await expect(watch.reading).toHaveText(reading);
  };
  await clock.pass(10 * minute);
  await expectBoth('Cronômetro ligado0 h 10 min 0 s');
  await clock.set(noon - hour);
  // A look at the clock is enough to notice it.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.values(localStorage))))
    .toContain(`since\\":${noon - hour}`);
  await expectBoth('Cronômetro ligado0 h 10 min 0 s');
  await clock.pass(5 * minute);
  await expectBoth('Cronômetro ligado0 h 15 min 0 s');
  await there.pause.click();
  await expectBoth('Cronômetro pausado0 h 15 min 0 s');
});

test('signing out asks, and leaves nothing of it to the next user', { tag: '@once' }, async ({
  signedInPage: page,
  server,
  account,
}) => {
  await page.goto('/calculator');
  const watch = new Stopwatch(page);
  await watch.start.click();
  await expect(watch.pause).toBeVisible();
  const rosa = newAccount();
  await server.addAccount(rosa);
  const agent = await page.evaluate(() => navigator.userAgent);
  // The session ended without a word: the stopwatch is Ana's and waits for her.
  await server.openSession(rosa.email, page.context(), agent);
  await page.goto('/calculator');
  await expect(watch.start).toBeVisible();
  await server.openSession(account.email, page.context(), agent);
  await page.goto('/calculator');
  await expect(watch.pause).toBeVisible();

  await page.getByRole('button', { name: /^Conta de/ }).click();
  await page.getByRole('button', { name: 'Sair da conta' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('O tempo que o cronômetro mediu neste aparelho será apagado.');
  await dialog.getByRole('button', { name: 'Sim, sair da conta' }).click();
  await page.waitForURL('/');
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('stopwatch');
});
