/** The texts of a subject stand beside its rules, and travel with the screens that show them. */
const noTexts =
  '(?!/([a-z-]+-(texts|notes|labels|tip|words|errors|warning)|(customer|share|price)-text)\\.)';

/**
 * What travels in one file: parts of the paths of its modules, and how many screens or lazy parts must
 * share one of them. A group takes along what its modules need, unless one before it has that.
 */
export const groups = [
  {
    // What every screen, or every user's, begins with.
    name: 'start',
    modules: [
      'node_modules/(react|react-dom|react-router|scheduler|hono)',
      'node_modules/(@tanstack/query-core|@tanstack/react-query)',
      'core/src/(errors/errors|text/formats|text/labels|text/toasts)',
      'web/app/(root|theme)',
      'web/app/(api|features/session(?!/(account-fields|stored-pro-steps))|features/installed|ui/notes|ui/buttons)',
      'web/app/routes/(protected|frame)',
    ],
  },
  {
    // The user's lists. Screens without one show sooner without it.
    name: 'rows',
    minShareCount: 3,
    modules: ['web/app/acts', 'stored', `core/src/lists${noTexts}`, 'uuid'],
  },
  {
    // Small parts of many screens, which need nothing else that is small.
    name: 'common',
    minShareCount: 3,
    modules: [
      // Signs of a screen or two stay with them.
      '@tabler(?!.*Icon(Stopwatch|Template|Printer|TableImport|Download|Upload|DotsVertical|Trash|History|MailCheck|MailForward))',
      'crafts',
      'unit-types',
      'core/src/(pricing/pack-words|plans/plan-status|pricing/price-text|text/time)',
      'core/src/typed/(say-hours|typed-notes)',
      '@mantine/hooks',
      'fold-text',
      'field-frame',
      'field.module',
      'select-field',
      'amount',
      'amount.module',
      'lazy-part',
      'look/choice',
      'pause',
      'use-loaded',
      'after-press',
      'stock-labels',
    ],
  },
  {
    // Whether there is a stopwatch; all else of it comes when there is one.
    name: 'stopwatch',
    minShareCount: 2,
    modules: [
      'stored-stopwatches',
      'use-stored-stopwatch',
      'lazy-panel',
      'core/src/stopwatch',
      'IconStopwatch',
    ],
  },
  {
    // What computes a price: lists and reports do it, too.
    name: 'price',
    minShareCount: 3,
    modules: ['big.js', `core/src/pricing${noTexts}`, 'price-parts', 'price-pieces'],
  },
  {
    // What a price is made of: a form draws it once there is one.
    name: 'drawing',
    minShareCount: 2,
    modules: ['part-patterns', 'price-drawing'],
  },
  {
    // The screens before the login.
    name: 'visitor',
    minShareCount: 2,
    modules: [
      'public-frame',
      'open-frame',
      'visitor-bar',
      'auth.module',
      'auth-form',
      'outcome',
      'legal-note',
      'IconMail(Check|Forward)',
      'resend-confirmation',
      'features/support',
      'ui/forms/form',
      'form.module',
    ],
  },
  {
    // A form and its fields. A screen without a form shows sooner without it.
    name: 'forms',
    minShareCount: 3,
    modules: [
      '@mantine/form',
      'klona',
      'fast-deep-equal',
      'core/src/fields',
      'core/src/products/fields',
      'move-on-enter',
      'use-form',
      'use-focus-first',
      'text-field',
      'text-length',
      'schemas/bounds',
      'use-one-at-a-time',
      'range-field',
      'choice-card',
      'check-field',
      'counted',
    ],
  },
  {
    // A form with the numbers of a product.
    name: 'product',
    minShareCount: 3,
    modules: [
      `core/src/products${noTexts}`,
      'core/src/products/number-notes',
      'number-field',
      'number-input',
      'unit-select',
    ],
  },
  {
    // What the calculator shares with another screen: too small to travel alone.
    name: 'crumbs',
    minShareCount: 2,
    modules: ['@mantine/hooks', 'IconTemplate'],
  },
  {
    // What the pricing form shares with its lazy parts, and each would carry alone.
    name: 'pricing',
    minShareCount: 2,
    modules: ['pricing.module', 'draft-rows', 'chosen-price-notes', 'templates-query'],
  },
  {
    // What only the screens around an account ask for.
    name: 'account',
    minShareCount: 2,
    modules: [
      'new-password',
      'password-field',
      'user-name-field',
      'carried-email',
      'states',
      'business-types',
    ],
  },
];

/** Whether a module's path has one of these in it. */
export const among = (modules: readonly string[]) => new RegExp(`/(${modules.join('|')})[/.]`);

export const chunkGroups = groups.map(({ modules, ...group }) => ({
  ...group,
  test: among(modules),
}));
