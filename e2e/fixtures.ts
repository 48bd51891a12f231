import { test as base, expect, type Page } from '@playwright/test';
import type { PlanId } from '#core/plans/plans.ts';
import { type Account, newAccount } from './harness/account.ts';
import { Announcements } from './harness/announcements.ts';
import { forbidDevice } from './harness/device.ts';
import { Mailbox } from './harness/mailbox.ts';
import { pageState } from './harness/page-state.ts';
import { Problems } from './harness/problems.ts';
import { type RunningServer, startServer } from './harness/server.ts';

interface WorkerFixtures {
  /** The real server with a database of this worker's own. */
  server: RunningServer;
}

interface Fixtures {
  /** Fails the test on anything unexpected; `problems.expect(/…/)` names what is provoked. */
  problems: Problems;
  mailbox: Mailbox;
  /** What pages have announced: `announced.message('…')` asks whether it was, however long ago. */
  announced: Announcements;
  /**
   * Whether the device keeps answers between visits. What a page shows first depends on the clock then:
   * on when they were written, and on how long the newer ones take.
   */
  keepsAnswers: boolean;
  /** What `account` is on: `test.use({ plan: 'pro' })`. */
  plan: PlanId;
  /** A confirmed account, on the free plan unless told otherwise, not signed in. */
  account: Account;
  /** The page, signed in as `account`; it has opened nothing yet. */
  signedInPage: Page;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  problems: [
    async ({ page, server }, use, testInfo) => {
      const problems = new Problems(page);
      const before = server.output().length;
      await use(problems);
      const unexpected = await problems.unexpected();
      if (testInfo.status !== testInfo.expectedStatus || unexpected.length > 0) {
        const contentType = 'text/plain';
        await testInfo.attach('page', { body: await pageState(page), contentType });
        await testInfo.attach('server', { body: server.output().slice(before), contentType });
      }
      expect(unexpected, 'problems on the page').toEqual([]);
    },
    { auto: true },
  ],

  mailbox: async ({ request }, use) => use(new Mailbox(request)),

  announced: async ({ context }, use) => {
    const announced = new Announcements();
    await announced.listen(context);
    await use(announced);
  },

  keepsAnswers: [false, { option: true }],

  context: async ({ context, keepsAnswers }, use) => {
    if (!keepsAnswers) await context.addInitScript(forbidDevice);
    await use(context);
  },

  plan: ['free', { option: true }],

  account: async ({ server, plan }, use) => {
    const account = newAccount();
    await server.addAccount(account, plan);
    await use(account);
  },

  signedInPage: async ({ page, context, server, account }, use) => {
    const userAgent = await page.evaluate(() => navigator.userAgent);
    await server.openSession(account.email, context, userAgent);
    await use(page);
  },
});

export { expect };
