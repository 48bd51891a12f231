import { defineConfig } from 'vitest/config';

// Two databases are one suite: scripts/test.js runs `integration` once per TEST_ENGINE.
export default defineConfig({
  test: {
    maxWorkers: 2,
    retry: 0,
    allowOnly: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{core,server,simulation,web,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'web/build/**'],
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['server/**/*.itest.ts'],
          globalSetup: 'server/src/testing/global-setup.ts',
          env: { TEST_ENGINE: process.env.TEST_ENGINE ?? 'embedded' },
          pool: 'forks',
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
