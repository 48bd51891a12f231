/** Whether a module's path has one of these in it. */
const among = (names: readonly string[]) => new RegExp(`/(${names.join('|')})[/.]`);

/** The texts of a subject stand beside its rules, and travel with the screens that show them. */
const noTexts = 
  '(?!/([a-z-]+-(texts|notes|labels|tip|words|errors|warning)|(customer|share|price)-text)\\.)';

/** What every screen, or every user's, begins with. */
const start = among([
  'node_modules/(react|react-dom|react-router|scheduler|hono)',
  'node_modules/(@mantine/hooks|@tanstack/query-core|@tanstack/react-query)',
  'core/src/(errors/errors|text/formats|text/labels|text/toasts)',
  'web/app/(root|providers|theme)',
  'web/app/(api|features/session|features/installed|ui/notes|ui/buttons)',
  'web/app/routes/(protected|frame)',
]);

/** What holds the user's lists. Screens without one show sooner without it. */
const rows = among(['web/app/acts', 'stored', 'core/src/lists', 'uuid']);

/** Small parts of many screens, which need nothing else that is small. */
const common = among([
  // Signs of a screen or two stay with them.
  '@tabler(?!.*Icon(Stopwatch|Template|Printer|TableImport|Download|Upload|DotsVertical|Trash|History))',
  'crafts',
  'craft-name',
  'unit-types',
  'core/src/(pricing/pack-words|plans/plan-status|pricing/price-text|typed/say-hours|text/time|typed/typed-notes)',
  'fold-text',
  'field-frame',
  'field.module',
  'select-field',
  'amount',
  'amount.module',
  'lazy-part',
  'pause',
  'use-loaded',
]);

/** What computes a price: lists and reports do it, too. */
const price = among(['big.js', `core/src/pricing${noTexts}`, 'price-parts', 'price-pieces']);

/** What is around the screens before the login. */
const visitor = among([
  'public-frame',
  'card-frame',
  'open-frame',
  'visitor-bar',
  'back-button',
  'auth.module',
  'resend-confirmation',
  'features/support',
  'ui/forms/form',
  'form.module',
]);

/** What holds a form, and its fields. A screen without a form shows sooner without it. */
const forms = among([
  '@mantine/form',
  'klona',
  'fast-deep-equal',
  'core/src/fields',
  'core/src/products/fields',
  'core/src/fields/(affixes|bounds-message|validation)',
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
]);

/** What a form with the numbers of a product has beside that. */
const product = among([
  `core/src/products${noTexts}`,
  'core/src/products/number-notes',
  'ui/price',
  'number-field',
  'number-input',
  'unit-select',
  'after-press',
]);

/** What only the screens around an account ask for. */
const account = among([
  'new-password',
  'password-field',
  'user-name-field',
  'carried-email',
  'states',
  'business-types',
]);

/** What says whether there is a stopwatch; all else of it comes when there is one. */
const stopwatch = among([
  'stored-stopwatches',
  'use-stored-stopwatch',
  'lazy-panel',
  'core/src/stopwatch',
  'IconStopwatch',
]);

/**
 * What travels in one file, and how many screens or late parts must share it. A group takes along
 * what its modules need, unless one before it has that.
 */
export const chunkGroups = [
  { name: 'start', test: start },
  { name: 'rows', minShareCount: 3, test: rows },
  { name: 'common', minShareCount: 3, test: common },
  { name: 'stopwatch', minShareCount: 2, test: stopwatch },
  { name: 'price', minShareCount: 3, test: price },
  { name: 'visitor', minShareCount: 2, test: visitor },
  { name: 'forms', minShareCount: 3, test: forms },
  { name: 'product', minShareCount: 3, test: product },
  { name: 'account', minShareCount: 2, test: account },
];
