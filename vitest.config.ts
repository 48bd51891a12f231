import { defineConfig } from 'vitest/config';

// Two databases are one suite: scripts/test.js runs `integration` once per TEST_ENGINE. Record 106
// tells what runs on both.
const engine = process.env.TEST_ENGINE ?? 'embedded';

export default defineConfig({
  test: {
    // On two processors: some tests wait for a deadline of the product, and do nothing meanwhile.
    maxWorkers: 3,
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
          include: [`server/**/*${engine === 'embedded' ? '' : '.engines'}.itest.ts`],
          globalSetup: 'server/src/testing/global-setup.ts',
          env: { TEST_ENGINE: engine },
          pool: 'forks',
          isolate: false,
          // The last resort alone: a machine that is busy with other things may stand still for long.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
