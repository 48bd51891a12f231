/** One forbidden import, planted in a tree that is otherwise clean. */
export interface Planted {
  rule: string;
  file: string;
  code: string;
  /** A second file that the violation needs. */
  beside?: { file: string; code: string };
}

const value = (path: string) => `import { it } from '${path}';\nexport const made = it;\n`;
const type = (path: string) => `import type { It } from '${path}';\nexport type Made = It;\n`;

const plant = (rule: string, file: string, code: string): Planted => ({ rule, file, code });

/** The tree that breaks nothing: every part, with the imports that are allowed. */
export const cleanTree: Record<string, string> = {
  'core/src/pricing/price.ts': "import Big from 'big.js';\nexport const it = new Big(1);\n",
  'core/src/schemas/product.ts': `import { z } from 'zod';\n${value('../pricing/price.ts')}export const schema = z.string();\n`,
  'core/src/pricing/price.test.ts': `import { expect } from 'vitest';\nimport 'node:fs';\n${value('./price.ts')}expect(it);\n`,
  'server/src/main.ts': value('./app.ts'),
  'server/src/app.ts': `${value('./features/products/routes.ts')}export type It = 1;\n`,
  'server/src/db/database.ts': "import pg from 'pg';\nexport const it = pg;\nexport type It = 1;\n",
  'server/src/db/outages.ts': 'export const it = 1;\n',
  'server/src/db/schema/users.ts': 'export type It = 1;\n',
  'server/src/db/schema/rate-limits.ts': 'export const it = 1;\n',
  'server/src/http/rate-limit.ts': value('../db/schema/rate-limits.ts'),
  'server/src/payments/payments.ts': value('./stripe-portal.ts'),
  'server/src/payments/stripe-portal.ts':
    "import 'stripe';\nexport const it = 1;\nexport type It = 1;\n",
  'server/src/storage/open-storage.ts': value('./bucket.ts').concat('export { it };\n'),
  'server/src/storage/bucket.ts': "import 'aws4fetch';\nexport const it = 1;\n",
  'server/src/jobs/queue.ts': `import 'pg-boss';\n${value('../db/database.ts')}`,
  'server/src/http/problem.ts': value('../db/outages.ts'),
  'server/src/features/products/routes.ts': `import type { It } from '../../db/database.ts';\n${value('./queries.ts')}export type Made = It;\n`,
  'server/src/features/products/queries.ts':
    `import 'drizzle-orm';\n${value('../../db/database.ts')}`.concat('export { it };\n'),
  'server/src/features/products/list.itest.ts': value('../../db/database.ts'),
  'server/src/db/walls.itest.ts': value('../features/products/routes.ts'),
  'server/src/features/account/texts.ts': 'export const it = 1;\n',
  'server/src/features/users/queries.ts': value('../../db/database.ts').concat('export { it };\n'),
  'server/src/features/two-factor/challenge.ts':
    value('../users/queries.ts').concat('export { it };\n'),
  'server/src/features/sign-in/routes.ts': value('../two-factor/challenge.ts'),
  'server/src/features/repricings/routes.ts': value('../products/queries.ts'),
  'server/src/features/google/routes.ts': value('../two-factor/challenge.ts'),
  'server/src/demo/main.ts': value('../db/database.ts'),
  'web/app/root.tsx': 'export const it = <b>import this</b>;\n',
  'web/app/api/client.ts':
    "import type { It } from '#server/app.ts';\nexport type Made = It;\nexport const it = 1;\n",
  'web/app/ui/button.tsx': 'export const it = <i />;\n',
  'web/app/features/session/use-session.ts':
    value('../../api/client.ts').concat('export { it };\n'),
  'web/app/features/calculator/form.tsx': value('../session/use-session.ts').concat(
    "export { it } from '#core/pricing/price.ts';\n",
  ),
  'web/app/features/stopwatch/stopwatch.ts': 'export const it = 1;\n',
  'web/app/features/products/card.tsx': value('../../ui/button.tsx').concat(
    "export { it } from '../stopwatch/stopwatch.ts';\n",
  ),
  'web/app/routes/landing.tsx': `import type { Route } from './+types/landing';\n${value('../features/products/card.tsx')}export { it };\nexport type R = Route;\n`,
  'web/app/features/dashboard/dashboard.tsx': value('../products/card.tsx'),
  'web/app/features/billing/offer.tsx': value('../products/card.tsx'),
  'web/app/features/reports/top.tsx': value('../products/card.tsx'),
  'web/app/features/catalogue/query.ts': 'export const it = 1;\n',
  'web/app/features/catalogue/saved.tsx': value('../products/card.tsx'),
  'web/app/features/pricing/save.tsx': value('../products/card.tsx').concat(
    "export { it } from '../catalogue/query.ts';\nexport * as watch from '../stopwatch/stopwatch.ts';\n",
  ),
  'web/app/features/landing/landing.tsx': value('../pricing/save.tsx'),
  'server/src/testing/database.ts': value('../db/database.ts'),
  'server/src/features/account/me.itest.ts': value('../../testing/database.ts'),
  'e2e/fixtures.ts': value('#core/pricing/price.ts').concat(
    "export { it } from '#server/db/database.ts';\nexport * as card from '../web/app/features/products/card.tsx';\n",
  ),
  'simulation/main.ts': value('#core/pricing/price.ts').concat('export { it };\n'),
  'bench/main.ts': value('#server/db/database.ts').concat('export { it };\n'),
  'scripts/start.js': "import 'node:fs';\nimport './lib/run.js';\nexport const it = 1;\n",
  'scripts/lib/run.js': 'export const it = 1;\n',
};

/** No file needs itself, but each of two folders needs the other. */
export const circleOfFolders: Record<string, string> = {
  'web/app/acts/save.ts': value('../ui/button.tsx'),
  'web/app/ui/list.ts': type('../acts/undo.ts'),
  'web/app/acts/undo.ts': 'export type It = 1;\n',
};

/** Every rule has at least one; each breaks its rule and no other. */
export const planted: readonly Planted[] = [
  plant('core-knows-no-other-part', 'core/src/a.ts', value('../../server/src/db/outages.ts')),
  plant('core-knows-no-other-part', 'core/src/b.test.ts', value('../../web/app/ui/button.tsx')),
  plant('core-imports-only-zod-and-big', 'core/src/c.ts', "import 'node:fs';\n"),
  plant('core-imports-only-zod-and-big', 'core/src/d.ts', "import 'react';\n"),
  plant('server-and-bench-know-no-client', 'server/src/e.ts', type('../../web/app/root.tsx')),
  plant('server-and-bench-know-no-client', 'bench/f.ts', value('../web/app/root.tsx')),
  plant(
    'client-sees-only-the-route-types-of-the-server',
    'web/app/g.ts',
    type('#server/features/account/texts.ts'),
  ),
  plant('client-imports-the-route-types-as-types', 'web/app/h.ts', value('#server/app.ts')),
  plant(
    'server-features-stand-alone',
    'server/src/features/products/i.ts',
    value('../account/texts.ts'),
  ),
  plant(
    'server-features-stand-alone-sign-in',
    'server/src/features/sign-in/i.ts',
    value('../account/texts.ts'),
  ),
  plant(
    'server-features-stand-alone-google',
    'server/src/features/google/i.ts',
    value('../sign-in/routes.ts'),
  ),
  plant(
    'server-features-stand-alone-confirmation',
    'server/src/features/confirmation/i.ts',
    value('../account/texts.ts'),
  ),
  plant(
    'server-features-stand-alone-recovery',
    'server/src/features/recovery/i.ts',
    value('../sign-in/routes.ts'),
  ),
  plant(
    'server-features-stand-alone-repricings',
    'server/src/features/repricings/i.ts',
    value('../account/texts.ts'),
  ),
  plant(
    'server-features-stand-alone-workshop',
    'server/src/features/workshop/i.ts',
    value('../account/texts.ts'),
  ),
  plant(
    'server-features-stand-alone-backups',
    'server/src/features/backups/i.ts',
    value('../account/texts.ts'),
  ),
  plant(
    'server-features-stand-alone-sheets',
    'server/src/features/sheets/i.ts',
    value('../account/texts.ts'),
  ),
  plant('only-sheets-knows-the-format', 'server/src/features/sheets/j.ts', value('hucre/xlsx')),
  plant(
    'server-features-stand-alone-templates',
    'server/src/features/templates/i.ts',
    value('../account/texts.ts'),
  ),
  plant(
    'server-features-stand-alone-history',
    'server/src/features/history/i.ts',
    value('../account/texts.ts'),
  ),
  plant(
    'server-features-stand-alone-stock',
    'server/src/features/stock/i.ts',
    value('../account/texts.ts'),
  ),
  plant(
    'client-features-stand-alone',
    'web/app/features/session/j.tsx',
    value('../products/card.tsx'),
  ),
  plant(
    'client-features-stand-alone',
    'web/app/features/calculator/k.ts',
    "import('../products/card.tsx');\n",
  ),
  plant(
    'client-features-stand-alone-dashboard',
    'web/app/features/dashboard/a.ts',
    value('../pricing/save.tsx'),
  ),
  plant(
    'client-features-stand-alone-onboarding',
    'web/app/features/onboarding/n.ts',
    value('../products/card.tsx'),
  ),
  plant(
    'client-features-stand-alone-landing',
    'web/app/features/landing/b.ts',
    value('../products/card.tsx'),
  ),
  plant(
    'client-features-stand-alone-pricing',
    'web/app/features/pricing/c.tsx',
    value('../calculator/form.tsx'),
  ),
  plant(
    'client-features-stand-alone-products',
    'web/app/features/products/ca.ts',
    value('../catalogue/query.ts'),
  ),
  plant(
    'client-features-stand-alone',
    'web/app/features/stopwatch/cb.tsx',
    value('../products/card.tsx'),
  ),
  plant(
    'client-features-stand-alone-catalogue',
    'web/app/features/catalogue/i.tsx',
    value('../dashboard/dashboard.tsx'),
  ),
  plant(
    'client-features-stand-alone-history',
    'web/app/features/history/i.tsx',
    value('../dashboard/dashboard.tsx'),
  ),
  plant(
    'client-features-stand-alone-trash',
    'web/app/features/trash/i.tsx',
    value('../dashboard/dashboard.tsx'),
  ),
  plant(
    'client-features-stand-alone-reports',
    'web/app/features/reports/d.ts',
    value('../pricing/save.tsx'),
  ),
  plant(
    'client-features-stand-alone-pieces',
    'web/app/features/pieces/f.ts',
    value('../pricing/save.tsx'),
  ),
  plant(
    'client-features-stand-alone-billing',
    'web/app/features/billing/e.ts',
    value('../pricing/save.tsx'),
  ),
  plant(
    'server-ground-knows-no-feature',
    'server/src/http/l.ts',
    value('../features/account/texts.ts'),
  ),
  plant('http-knows-no-user', 'server/src/http/m.ts', type('../db/schema/users.ts')),
  plant(
    'only-storage-knows-buckets',
    'server/src/features/backups/routes.ts',
    value('../../storage/bucket.ts'),
  ),
  plant('only-storage-knows-buckets', 'server/src/services.ts', "import 'aws4fetch';\n"),
  plant('only-payments-knows-the-provider', 'server/src/l.ts', "import 'stripe';\n"),
  plant(
    'only-payments-knows-the-provider',
    'server/src/features/account/l.ts',
    type('../../payments/stripe-portal.ts'),
  ),
  plant(
    'client-ground-knows-no-feature',
    'web/app/ui/m.tsx',
    value('../features/products/card.tsx'),
  ),
  plant('client-ground-knows-no-feature', 'web/app/api/n.ts', type('../routes/landing.tsx')),
  plant('client-logic-knows-no-screen', 'web/app/acts/na.ts', value('../ui/button.tsx')),
  plant('client-logic-knows-no-screen', 'web/app/features/pricing/nb.ts', "import 'react';\n"),
  plant(
    'features-know-no-route',
    'web/app/features/products/o.tsx',
    value('../../routes/landing.tsx'),
  ),
  plant(
    'only-queries-and-commands-touch-the-database',
    'server/src/features/products/p.ts',
    value('../../db/database.ts'),
  ),
  plant(
    'only-queries-and-commands-touch-the-database',
    'server/src/mail/q.ts',
    value('../db/database.ts'),
  ),
  plant(
    'only-the-database-side-imports-drivers',
    'server/src/features/products/r.ts',
    "import 'drizzle-orm';\n",
  ),
  plant('only-the-database-side-imports-drivers', 'server/src/http/s.ts', "import 'pg';\n"),
  plant('nothing-imports-the-demo', 'server/src/t.ts', value('./demo/main.ts')),
  plant('nothing-imports-the-simulation', 'server/src/main.ts', value('../../simulation/main.ts')),
  plant(
    'nothing-imports-the-simulation',
    'server/src/x.test.ts',
    value('../../simulation/main.ts'),
  ),
  plant(
    'the-simulation-knows-only-the-rules',
    'simulation/aa.ts',
    value('../server/src/features/account/texts.ts'),
  ),
  plant('only-tests-import-test-helpers', 'server/src/log.ts', value('./testing/database.ts')),
  plant('nothing-imports-the-end-to-end-tests', 'web/app/u.ts', value('../../e2e/fixtures.ts')),
  plant('nothing-imports-the-benchmarks', 'e2e/v.ts', value('../bench/main.ts')),
  plant('nothing-imports-scripts', 'server/src/w.ts', value('../../scripts/start.js')),
  plant('scripts-need-nothing-installed', 'scripts/lib/x.js', "import 'zod';\n"),
  plant(
    'scripts-need-nothing-installed',
    'scripts/y.js',
    "import '../core/src/pricing/price.ts';\n",
  ),
  {
    ...plant('no-circle', 'web/app/ui/z.ts', "import './z2.ts';\n"),
    beside: { file: 'web/app/ui/z2.ts', code: type('./z.ts') },
  },
  plant('everything-resolves', 'server/src/missing.ts', value('./not-there.ts')),
  plant('dependencies-are-declared', 'web/app/undeclared.ts', "import 'scheduler';\n"),
];
