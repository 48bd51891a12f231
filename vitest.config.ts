import { defineConfig } from 'vitest/config';

// Two databases are one suite: scripts/test.js runs `integration` once per TEST_ENGINE. On one of them
// TEST_FILES=engines leaves only the files that are about engines. Record 106 tells why.
const besidePostgres = process.env.TEST_FILES === 'engines';
const files = besidePostgres ? '*.engines.itest.ts' : '*.itest.ts';

export default defineConfig({
  test: {
    // On two processors: some tests wait for a deadline of the product, and do nothing meanwhile.
    maxWorkers: besidePostgres ? 2 : 3,
    retry: 0,
    allowOnly: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{core,server,simulation,web,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'web/build/**', '**/*.search.test.ts'],
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        test: { name: 'search', include: ['core/src/**/*.search.test.ts'], testTimeout: 120_000 },
      },
      {
        test: {
          name: 'integration',
          include: [`{server,scripts}/**/${files}`],
          globalSetup: 'server/src/testing/global-setup.ts',
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
