import { defineConfig } from '@playwright/test';

const isRoot = process.getuid?.() === 0;
const executablePath = process.env.CHROMIUM_PATH;

/** What a wide screen changes nothing about is shown once, on the phone; single tests say '@once'. */
const whateverTheWidth = [
  'account-messages',
  'accounts',
  'address',
  'backups',
  'billing',
  'calculator',
  'catalogue',
  'catalogue-on-form',
  'catalogue-packs',
  'catalogue-saving',
  'channels',
  'cold-start',
  'colours',
  'connection',
  'dashboard',
  'dead-ends',
  'delivery',
  'edit-product',
  'enter-key',
  'final-price',
  'five-pieces',
  'google',
  'hour',
  'installed',
  'jobs',
  'known-materials',
  'layout-shift',
  'limits',
  'losses',
  'offers',
  'old-client',
  'other-tabs',
  'pack-rows',
  'paid-prices',
  'pasting',
  'pricing-by-hand',
  'pricing-jobs',
  'recovery',
  'reports',
  'repricing',
  'saving',
  'sessions',
  'settings',
  'sharing',
  'sign-out',
  'small-phone',
  'support',
  'trial',
  'truth-on-screen',
  'two-factor',
  'typed-numbers',
  'unsaved-changes',
  'upgrade',
  'weight',
  'worked-cases',
].map((name) => `${name}.spec.ts`);

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: '.',
  outputDir: './results',
  globalSetup: './harness/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 120_000,
  // Patience costs nothing where all is well, and a busy machine may stand still for seconds.
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: {
    browserName: 'chromium',
    locale: 'pt-BR',
    contextOptions: { reducedMotion: 'reduce' },
    // What is kept on a device would come between a test and its server; installed.spec.ts lets it.
    serviceWorkers: 'block',
    timezoneId: 'America/Sao_Paulo',
    // Pictures of every step would take an eighth of the suite's time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        // Chromium's sandbox refuses to run as root, as containers do.
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds here: its scripts are not worth compiling a second time.
        '--js-flags=--no-opt --no-maglev',
        // A name that is not this machine's own, for address.spec.ts.
        '--host-resolver-rules=MAP oficina.example 127.0.0.1',
      ],
    },
  },
  projects: [
    { name: 'phone', grepInvert: /@engines/, use: phone },
    // For `npm run accessibility` alone: the engines beside axe look at every screen and dialog.
    { name: 'engines', testMatch: 'every-screen.spec.ts', use: phone },
    {
      name: 'desktop',
      testIgnore: whateverTheWidth,
      grepInvert: /@once|@engines/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
