import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { noServiceWorker } from './delivery/no-service-worker.ts';
import { themeVariables } from './theme-variables-plugin.ts';

const api = process.env.API_URL ?? 'http://localhost:3000';

/**
 * Code that only forms need. A screen without a form shows sooner when the shared file leaves it
 * out.
 */
const ofForms = new RegExp(
  `/(${[
    'zod',
    'schemas',
    'core/src/products',
    '@mantine/form',
    'klona',
    'fast-deep-equal',
    'big.js',
    'decimal',
    'parse-decimal',
    'validation',
    'after-press',
    'move-on-enter',
    'use-form',
    'dialog-form',
    'text-field',
    'text-length',
    'plain-line',
    'use-one-at-a-time',
    'range-field',
    'choice-card',
  ].join('|')})[/.]`,
);

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
              // Dozens of small files travel slower, and compress worse, than a few. What checks and
              // holds forms comes with the screens that have some.
              groups: [
                {
                  name: 'common',
                  minShareCount: 8,
                  test: (id) => !ofForms.test(id),
                },
              ],
            },
          },
        },
      },
    },
  },
  server: { proxy: { '/api': api, '/dev': api } },
});
