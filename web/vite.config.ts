import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { noServiceWorker } from './delivery/no-service-worker.ts';
import { themeVariables } from './theme-variables-plugin.ts';

const api = process.env.API_URL ?? 'http://localhost:3000';

/** Whether a module's path has one of these in it. */
const among = (names: readonly string[]) => new RegExp(`/(${names.join('|')})[/.]`);

/** What every screen, or every user's, begins with. */
const start = among([
  'node_modules/(react|react-dom|react-router|scheduler|hono)',
  'node_modules/(@mantine/core|@mantine/hooks|@tanstack/query-core|@tanstack/react-query)',
  'core/src/messages/(errors|formats|labels|toasts)',
  'web/app/(root|providers|kit|theme)',
  'web/app/(api|features/session|features/installed|ui/notes|ui/buttons|ui/screen/late)',
  'web/app/routes/(protected|frame)',
]);

/** What holds the user's lists. Screens without one show sooner without it. */
const rows = among(['web/app/acts', 'stored', 'core/src/lists']);

/** What checks a form: it comes with the first key. */
const checks = among(['zod', 'schemas', 'big.js', 'decimal', 'parse-decimal']);

/** What holds a form, and its fields. A screen without a form shows sooner without it. */
const forms = among([
  '@mantine/form',
  'klona',
  'fast-deep-equal',
  'core/src/products',
  'validation',
  'after-press',
  'move-on-enter',
  'use-form',
  'use-focus-first',
  'dialog-form',
  'text-field',
  'text-length',
  'plain-line',
  'use-one-at-a-time',
  'range-field',
  'choice-card',
]);

/** What only the screens around an account ask for. */
const account = among(['new-password', 'password-field', 'user-name-field', 'carried-email']);

/** What says whether there is a stopwatch; all else of it comes when there is one. */
const stopwatch = among([
  'kept-stopwatches',
  'use-kept',
  'late-panel',
  'messages/stopwatch',
  'IconStopwatch',
]);

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [themeVariables(), noServiceWorker(), reactRouter()],
  resolve: {
    alias: [
      // Schemas are built when their module loads, so Zod must be configured before any of them.
      { find: /^zod$/, replacement: fileURLToPath(new URL('./app/zod.ts', import.meta.url)) },
    ],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // A few files travel faster, and compress better, than dozens of small ones.
              groups: [
                { name: 'start', test: start },
                { name: 'rows', minShareCount: 3, test: rows },
                { name: 'stopwatch', minShareCount: 2, test: stopwatch },
                {
                  name: 'common',
                  minShareCount: 3,
                  test: (id) => !checks.test(id) && !forms.test(id) && !account.test(id),
                },
                {
                  name: 'forms',
                  minShareCount: 3,
                  test: (id) => !checks.test(id) && forms.test(id),
                },
                { name: 'account', minShareCount: 2, test: account },
              ],
            },
          },
        },
      },
    },
  },
  // The server hears by what name the browser asked.
  server: { proxy: { '/api': { target: api }, '/dev': { target: api } } },
});
