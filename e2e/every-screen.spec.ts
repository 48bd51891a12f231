import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoA11yViolations, expectNoneInLight } from './harness/accessibility.ts';
import {
  whatDoesNotFit,
  whatDoesNotFitSpaced,
  whatEnginesDrawApart,
  whatForcedColoursHide,
  whatIsForeign,
  whatMoves,
} from './harness/hard-conditions.ts';
import { whatOtherEnginesFind } from './harness/other-engines.ts';
import { bear, bookmark, mug, storeProducts } from './harness/products.ts';
import { openScreens, ownScreens } from './harness/screens.ts';
import { typedFields } from './harness/typed-fields.ts';
import { ChannelsPage } from './pages/channels-page.ts';
import { dialogs, dialogsWithFields } from './pages/dialogs.ts';

/** Asks the engines beside axe as well: see playwright.config.ts. */
const engines = 'engines';

/** As long as a name may be, and in one word. */
const long = 'Porta-guardanapos-de-macramê-com-contas-de-madeira-'.repeat(2).slice(0, 100);
const longest = {
  ...mug,
  name: long,
  productionTime: 1000,
  marginPercentage: 300,
  materials: [{ name: long.slice(0, 50), quantity: 9999, unitPrice: 99_999.99 }],
};

test.beforeEach(({ problems }) => problems.expect(/status of 404 .*nada-aqui/));

test('no open screen has a barrier', async ({ page }, { project }) => {
  test.slow();
  await visit(page, openScreens, project.name);
});

test('no screen behind the login has a barrier while there is nothing in it', async ({
  signedInPage: page,
}, { project }) => {
  test.slow();
  await visit(page, [...ownScreens, '/support', '/nada-aqui'], project.name);
});

test('no screen behind the login has a barrier with everything in it', async ({
  signedInPage: page,
  server,
  account,
}, { project }) => {
  test.slow();
  await ChannelsPage.store(page, 'shopee');
  const stored = await storeProducts(page.request, longest, bear, bookmark, mug);
  for (const material of [{ name: long }, { name: 'Argila', category: 'Cerâmica' }]) {
    const data = { category: null, unitType: 'unidade', unitPrice: 99_999.99, ...material };
    const answer = await page.request.post('/api/materials', { data });
    expect(answer.status(), await answer.text()).toBe(201);
  }
  const full = ['/dashboard', '/calculator', '/products', '/materials', '/upgrade'];
  await visit(page, [...full, `/products/${stored[0]?.id}/edit`], project.name);
  await server.setPlan(account.email, 'pro');
  await page.request.post('/api/backups');
  const stocked = await stockEverything(page, long, stored[0]?.id ?? '');
  await visit(page, ['/stock?part=pieces'], project.name);
  await visit(
    page,
    [
      '/dashboard',
      '/calculator',
      '/reports',
      '/upgrade',
      '/settings',
      '/import',
      '/channels',
      `/products/${stored[0]?.id}`,
      `/products/${stored[0]?.id}/history`,
      `/products/${stored[0]?.id}/sheet`,
      '/stock',
      `/stock/materials/${stocked}`,
      `/stock/products/${stored[0]?.id}`,
      `/materials/${stocked}/history`,
    ],
    project.name,
  );
});

/** Stock of a material and of a product, below zero and with a long note. @returns the material's id */
async function stockEverything({ request }: Page, name: string, productId: string) {
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { data });
    expect(answer.status(), await answer.text()).toBe(201);
    return await answer.json();
  };
  const { id } = await post('/api/materials', {
    name,
    unitPrice: 99_999.99,
    tracked: true,
    minimum: 999_999,
  });
  const note = 'Encomenda-para-a-festa-de-aniversário-'.repeat(5);
  const quantity = 123_456.789_012;
  await post(`/api/materials/${id}/movements`, { kind: 'purchase', quantity, note });
  await post(`/api/materials/${id}/movements`, { kind: 'loss', quantity: 999_999 });
  await post(`/api/products/${productId}/productions`, { pieces: 9999, note });
  await post(`/api/products/${productId}/sales`, { pieces: 9999, unitPrice: 9_999_999.99, note });
  return id;
}

test(
  'every dialog fits the smallest screen',
  { tag: '@once' },
  async ({ signedInPage: page, server, account, problems }, { project }) => {
    test.slow();
    await server.setPlan(account.email, 'pro');
    problems.expect(/status of 412/);
    const [product] = await storeProducts(page.request, { ...mug, name: long });
    if (!product) throw new Error('no product stored');
    const data = { name: long, category: null, unitType: 'unidade', unitPrice: 1 };
    await page.request.post('/api/materials', { data });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [name, open] of Object.entries(dialogs)) {
      await open(page, { product, material: long });
      // The question for the password comes a little later than its dialog.
      await expect(page.getByRole('dialog').getByRole('button').first(), name).toBeVisible();
      const found = [...(await whatDoesNotFit(page)), ...(await whatMoves(page))];
      found.push(...(await whatDoesNotFitSpaced(page)), ...(await whatIsForeign(page)));
      found.push(...(await whatEnginesDrawApart(page)));
      if (project.name === engines) found.push(...(await whatOtherEnginesFind(page)));
      expect.soft(found, name).toEqual([]);
      const isTyped = Object.values(dialogsWithFields).flat().includes(name);
      expect.soft((await typedFields(page)).length > 0, `${name} has fields`).toBe(isTyped);
      await expectNoneInLight(page);
    }
  },
);

test('the engines beside axe name what they find', { tag: '@engines' }, async ({ page }) => {
  await page.setContent(`<output id="price">5</output>
    <input id="field" type="number" autocomplete="name" aria-label="Nome">`);
  const found = await whatOtherEnginesFind(page);
  for (const line of [/^IBM .*: #price: /, /^HTML_CodeSniffer .*: #field: /]) {
    expect(found).toContainEqual(expect.stringMatching(line));
  }
});

/**
 * On a phone at the smallest width and at a desktop's 200 %, else at a desktop's own width.
 *
 * @param project of the configuration
 */
async function visit(page: Page, paths: readonly string[], project: string): Promise<void> {
  const titles = new Set<string>();
  const isPhone = project !== 'desktop';
  for (const path of paths) {
    if (isPhone) await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByText(/carregando|abrindo/i)).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    titles.add(await page.title());
    const softly = expect.configure({ soft: true, message: `${path} at ${project}` });
    // A toast unfolds in a frame or two.
    await softly
      .poll(async () => [...(await whatDoesNotFit(page)), ...(await whatMoves(page))])
      .toEqual([]);
    if (isPhone) softly(await underHardConditions(page)).toEqual([]);
    if (project === engines) softly(await whatOtherEnginesFind(page)).toEqual([]);
    // The colours of dark are scanned on the phone.
    await (isPhone ? expectNoA11yViolations(page) : expectNoneInLight(page));
  }
  expect(titles.size, [...titles].join()).toBe(paths.length);
}

/** What does not depend on the width any more once it fits the smallest. */
async function underHardConditions(page: Page): Promise<string[]> {
  const found = [...(await whatDoesNotFitSpaced(page)), ...(await whatIsForeign(page))];
  found.push(...(await whatEnginesDrawApart(page)));
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  found.push(...(await whatForcedColoursHide(page)));
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 640, height: 400 });
  found.push(...(await whatDoesNotFit(page)).map((line) => `at 640: ${line}`));
  await page.setViewportSize({ width: 320, height: 640 });
  return found;
}
