import type { Page } from '@playwright/test';
import { waitFor } from '#server/testing/wait-for.ts';
import type { Account } from '../harness/account.ts';
import type { Mail } from '../harness/mailbox.ts';
import { bookmark, mug } from '../harness/products.ts';
import type { RunningServer } from '../harness/server.ts';
import { CalculatorPage } from '../pages/calculator-page.ts';
import { LandingPage } from '../pages/landing-page.ts';
import { OnboardingPage } from '../pages/onboarding-page.ts';
import { ProductsPage } from '../pages/products-page.ts';
import { ReportsPage } from '../pages/reports-page.ts';
import { ShellPage } from '../pages/shell-page.ts';

/** The newcomer's way: from the landing page to a product that is saved. */
export async function becomeUser(
  page: Page,
  { url }: RunningServer,
  account: Account,
): Promise<void> {
  await page.goto('/');
  await new LandingPage(page).start.click();
  const onboarding = new OnboardingPage(page);
  await onboarding.fillAccount(account);
  await onboarding.next();
  await onboarding.chooseCraft('Crochê');
  await onboarding.next();
  await onboarding.finish();
  await page.getByText(account.email).waitFor();
  // The same browser is signed in by it.
  await page.goto(await linkTo(url, account.email));

  const calculator = new CalculatorPage(page);
  await calculator.start();
  await calculator.name.fill('Urso de crochê');
  await calculator.fillRow(1, { name: 'Fio de algodão', quantity: '1,5', unitPrice: '18,90' });
  await calculator.hours.fill('6,5');
  await calculator.fixedCosts.fill('8');
  // 28,35 of yarn, 6,5 h at 25 reais and 8 of fixed costs, doubled.
  await calculator.result.filter({ hasText: 'R$ 397,70' }).waitFor();
  // Until the channels are known, the button below them moves.
  await page.getByText('Vende em feira, loja ou aplicativo?').waitFor();
  await calculator.save();
  await calculator.endPrices('Deixar R$ 397,70');
  await new ProductsPage(page).card('Urso de crochê').waitFor();
}

/** @returns the link of the only email to an address, once it is in the local mailbox */
const linkTo = (url: string, address: string): Promise<string> =>
  waitFor(`an email to ${address}`, async () => {
    const mails = (await (await fetch(`${url}/dev/mailbox.json`)).json()) as Mail[];
    return mails.find(({ to }) => to === address)?.links[0];
  });

/** The reports of a workshop on Pro with products of each profitability. */
export async function readReports(
  page: Page,
  server: RunningServer,
  { email }: Account,
): Promise<void> {
  for (const product of [mug, bookmark]) await page.evaluate(storing(product));
  await server.setPlan(email, 'pro');
  const reports = new ReportsPage(page);
  await reports.open();
  await reports.top.first().waitFor();
  const astray = await page.evaluate(whatLeavesItsRow);
  if (astray.length > 0) throw new Error(`outside of its row: ${astray.join('; ')}`);
}

/** @returns a script for the page */
const storing = (product: object): string => `fetch('/api/products', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: ${JSON.stringify(JSON.stringify(product))},
}).then(({ status }) => { if (status !== 201) throw new Error('storing answers ' + status); })`;

/** Runs in the page: finds bars and words of tables that are drawn elsewhere. */
function whatLeavesItsRow(): string[] {
  const isSeen = (each: Element) => getComputedStyle(each).clipPath === 'none';
  return [...document.querySelectorAll('tr')].flatMap((row) => {
    const outer = row.getBoundingClientRect();
    return [...row.querySelectorAll('*')].filter(isSeen).flatMap((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const across = left < outer.left - 1 || right > outer.right + 1;
      const along = top < outer.top - 1 || bottom > outer.bottom + 1;
      return across || along ? [each.outerHTML.slice(0, 80)] : [];
    });
  });
}

/** Ends once the device could do without a server. */
export async function keepOnDevice(page: Page): Promise<void> {
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
}

/** Nobody answers any more: the screen comes from the device, and says so. */
export async function reloadOffline(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await new ShellPage(page).again.waitFor();
}
