import { waitFor } from '#server/testing/wait-for.ts';
import type { Account } from '../harness/account.ts';
import type { Mail } from '../harness/mailbox.ts';
import { bookmark, mug } from '../harness/products.ts';
import type { RunningServer } from '../harness/server.ts';
import type { Browser } from './browser.ts';

/** The newcomer's way: from the landing page to a product that is saved. */
export async function becomeUser(browser: Browser, url: string, account: Account): Promise<void> {
  await browser.open(url);
  await browser.click('link', 'Começar grátis');
  await browser.type('Nome completo', account.name);
  await browser.type('Email', account.email);
  await browser.type('Senha', account.password);
  await browser.type('Confirmar senha', account.password);
  await browser.click('button', 'Continuar');
  await browser.click('radio', 'Crochê');
  await browser.click('button', 'Continuar');
  await browser.click('button', 'Criar conta grátis');
  await browser.text('Confirme seu email');
  await browser.open(await linkTo(url, account.email));
  await signInIfNeeded(browser, account);

  await browser.click('link', 'Nova precificação');
  await browser.type('Nome do produto', 'Urso de crochê');
  await browser.type('Material', 'Fio de algodão');
  await browser.type('Quantidade', '1,5');
  await browser.type('Preço unitário', '18,90');
  await browser.type('Tempo de produção', '6,5');
  await browser.type('Custos fixos', '8');
  // 28,35 of yarn, 6,5 h at 25 reais and 8 of fixed costs, doubled.
  await browser.text('R$ 397,70');
  await browser.click('button', 'Salvar produto');
  await browser.text('Produto salvo com sucesso!');
}

/** @returns the link of the only email to an address, once it is in the local mailbox */
const linkTo = (url: string, address: string): Promise<string> =>
  waitFor(`an email to ${address}`, async () => {
    const mails = (await (await fetch(`${url}/dev/mailbox.json`)).json()) as Mail[];
    return mails.find(({ to }) => to === address)?.links[0];
  });

/** A confirmed address signs in by itself, or is asked for the password. */
async function signInIfNeeded(browser: Browser, { email, password }: Account): Promise<void> {
  const inside = { role: 'link', name: 'Nova precificação' } as const;
  const asked = { role: 'button', name: 'Entrar' } as const;
  const { which } = await browser.find(inside, asked);
  if (which === 0) return;
  await browser.type('Email', email);
  await browser.type('Senha', password);
  await browser.click('button', 'Entrar');
  await browser.find(inside);
}

/** The reports of a workshop on Pro with products of each profitability. */
export async function readReports(
  browser: Browser,
  server: RunningServer,
  { email }: Account,
): Promise<void> {
  for (const product of [mug, bookmark]) await browser.evaluate(storing(product));
  await server.setPlan(email, 'pro');
  await browser.open(`${server.url}/reports`);
  await browser.find({ role: 'heading', name: 'Distribuição da rentabilidade' });
  const astray = await browser.evaluate<string[]>(`(${whatLeavesItsRow})()`);
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
export async function keepOnDevice(browser: Browser): Promise<void> {
  await browser.evaluate('navigator.serviceWorker.ready.then(() => true)');
}

/** Nobody answers any more: the screen comes from the device, and says so. */
export async function reloadOffline(browser: Browser, url: string): Promise<void> {
  await browser.open(`${url}/dashboard`);
  await browser.find({ role: 'button', name: 'Tentar de novo' });
}
