/**
 * Which part may import which. scripts/directions.test.ts plants a violation of every rule.
 */

/** @typedef {{ name: string, severity: 'error', comment: string, from: object, to: object }} Rule */

export const tests = '\\.(test|itest)\\.tsx?$';
const serverFeatures = '^server/src/features';
const webFeatures = '^web/app/features';

/**
 * Features that others may import: `to` from anywhere among the features, or only from `from`.
 *
 * @type {{ part: string, from?: string, to: string }[]}
 */
const arrows = [
  // Whatever changes an account asks who it is, ends sessions and sends links.
  { part: serverFeatures, to: 'users' },
  { part: serverFeatures, to: 'passwords' },
  { part: serverFeatures, to: 'sessions' },
  { part: serverFeatures, to: 'links' },
  // Whichever way somebody signs in, the second step comes after it.
  { part: serverFeatures, from: 'sign-in', to: 'two-factor' },
  { part: serverFeatures, from: 'google', to: 'two-factor' },
  // The plan follows the subscription; paying starts one and a deleted account ends it.
  { part: serverFeatures, to: 'subscriptions' },
  // Its owner deletes an account; whoever never signed up disowns one.
  { part: serverFeatures, to: 'erasure' },
  // What the kinds of rows that a user keeps have in common.
  { part: serverFeatures, to: 'rows' },
  // What proves an address leaves nobody else a way into its account.
  { part: serverFeatures, from: 'confirmation', to: 'two-factor' },
  { part: serverFeatures, from: 'recovery', to: 'two-factor' },
  // Products that are repriced are stored as those that are saved.
  { part: serverFeatures, from: 'repricings', to: 'products' },
  // Whole workshops, and sheets of them, are stored and read as the screens store and read rows.
  { part: serverFeatures, from: 'workshop', to: 'products' },
  { part: serverFeatures, from: 'workshop', to: 'catalogue' },
  // Movements of a file are added to what there is as those that somebody tells.
  { part: serverFeatures, from: 'workshop', to: 'stock' },
  // A product becomes a template.
  { part: serverFeatures, from: 'templates', to: 'products' },
  // What products are made of becomes a catalogue, stored and taken back as an import is.
  { part: serverFeatures, from: 'gathering', to: 'products' },
  { part: serverFeatures, from: 'gathering', to: 'catalogue' },
  { part: serverFeatures, from: 'gathering', to: 'workshop' },
  { part: serverFeatures, from: 'sheet-import-export', to: 'products' },
  { part: serverFeatures, from: 'sheet-import-export', to: 'catalogue' },
  { part: serverFeatures, from: 'sheet-import-export', to: 'workshop' },
  { part: serverFeatures, from: 'sheet-import-export', to: 'stock' },
  // A backup is a workshop's file, and restoring it is its import.
  { part: serverFeatures, from: 'backups', to: 'workshop' },
  // A version of a row is restored as a new one is saved.
  { part: serverFeatures, from: 'history', to: 'products' },
  { part: serverFeatures, from: 'history', to: 'catalogue' },
  // Pieces are made as their product says.
  { part: serverFeatures, from: 'stock', to: 'products' },
  { part: webFeatures, to: 'session' },
  // What is typed and not saved yet.
  { part: webFeatures, to: 'drafts' },
  // The email of a sign-up is sent again as the login sends it.
  { part: webFeatures, from: 'onboarding', to: 'auth' },
  // Who signs up may work out their hour first, by the same questions.
  { part: webFeatures, from: 'onboarding', to: 'hour' },
  { part: webFeatures, from: 'dashboard', to: 'products' },
  // Whoever sells sees first what this month brought.
  { part: webFeatures, from: 'dashboard', to: 'stock' },
  // Home leads on to the piece that was begun.
  { part: webFeatures, from: 'dashboard', to: 'pricing' },
  // A stopwatch that runs shows on every screen.
  { part: webFeatures, from: 'shell', to: 'stopwatch' },
  // The most profitable products are named as their cards name them.
  { part: webFeatures, from: 'reports', to: 'products' },
  // What makes the stock stale makes its months stale too.
  { part: webFeatures, from: 'reports', to: 'stock' },
  // The example on the landing page is drawn as the calculator draws a price.
  { part: webFeatures, from: 'landing', to: 'pricing' },
  // A priced piece is saved as a product.
  { part: webFeatures, from: 'pricing', to: 'products' },
  // Who may buy Pro sees how many products there are.
  { part: webFeatures, from: 'billing', to: 'products' },
  // The page of pieces shows how a product's profitability looks.
  { part: webFeatures, from: 'pieces', to: 'products' },
  // A new price of a material asks about the products that it is in.
  { part: webFeatures, from: 'catalogue', to: 'products' },
  // What was deleted, or an older version, comes back among the rows where it belongs.
  { part: webFeatures, from: 'trash', to: 'products' },
  { part: webFeatures, from: 'trash', to: 'catalogue' },
  { part: webFeatures, from: 'history', to: 'products' },
  { part: webFeatures, from: 'history', to: 'catalogue' },
  // The versions of a product name the channels it was sold in, and a sale its own.
  { part: webFeatures, from: 'history', to: 'channels' },
  { part: webFeatures, from: 'stock', to: 'channels' },
  // What was bought at another price changes the catalogue, and asks about its products.
  { part: webFeatures, from: 'stock', to: 'catalogue' },
  { part: webFeatures, from: 'stock', to: 'products' },
  // The catalogue is offered on the pricing form.
  { part: webFeatures, from: 'pricing', to: 'catalogue' },
  // A piece has a price in each channel, on its form and on its page.
  { part: webFeatures, from: 'pricing', to: 'channels' },
  { part: webFeatures, from: 'products', to: 'channels' },
  // A stopwatch measures the time of a piece, beside the field for it and on the product's card.
  { part: webFeatures, from: 'pricing', to: 'stopwatch' },
  { part: webFeatures, from: 'products', to: 'stopwatch' },
  // A product's screen says how many pieces of it are ready.
  { part: webFeatures, from: 'products', to: 'stock' },
];

/** Besides queries.ts and commands.ts, all that may run a statement: each is there for a reason. */
const databaseUsers = [
  '^server/src/db/',
  // pg-boss keeps its queues in the same database and transactions.
  '^server/src/jobs/',
  // Tries are counted where every process sees them.
  '^server/src/http/limits/rate-limit\\.ts$',
  // New rows are counted alike, whatever they are.
  '^server/src/http/limits/row-limits\\.ts$',
  // How products are searched, ordered and stored: pieces of the statements beside them.
  '^server/src/features/products/(arranging|stored-product|priced-product)\\.ts$',
  '^server/src/features/catalogue/stored-material\\.ts$',
  // Codes are used up and counted apart from what sets them up.
  '^server/src/features/two-factor/codes\\.ts$',
  // What moves stock, whoever tells it, and each of the screens of the stock.
  '^server/src/features/stock/(add-movements|movement-columns|list-movements|read-months|read-stock)\\.ts$',
  // Many rows at once: as large as commands, and apart from them.
  '^server/src/features/workshop/(undo-import|store-rows|row-history)\\.ts$',
  // What each kind stores of them.
  '^server/src/features/workshop/kinds/[a-z]+\\.ts$',
  // What is asked of plain rows, whatever their kind.
  '^server/src/features/rows/plain-rows\\.ts$',
  // Everything is read and filled as its owner, with the engines' own COPY.
  '^server/src/whole-backup/',
  // Tables are moved between machines by their owner.
  '^server/src/distribute/',
  // Composition opens the database and hands it on; the demo fills it.
  '^server/src/(app|server|services)\\.ts$',
  '^server/src/demo/',
  '^server/src/testing/',
  '^server/src/features/[^/]+/(queries|commands)\\.ts$',
  tests,
];

/**
 * One rule for the features without an arrow of their own, and one for each that has some.
 *
 * @param {string} name
 * @param {string} folder
 */
function featuresStandAlone(name, folder) {
  const own = arrows.filter(({ part }) => part === folder);
  const shared = own.filter(({ from }) => !from).map(({ to }) => `${folder}/${to}/`);
  const special = new Set(own.flatMap(({ from }) => (from ? [from] : [])));
  /** @type {(rule: string, from: object, pathNot: string[]) => Rule} */
  const rule = (ruleName, from, pathNot) => ({
    name: ruleName,
    severity: 'error',
    comment: 'A feature imports no other feature, except along the arrows at the top of this file.',
    from,
    to: { path: `${folder}/`, pathNot: [...pathNot, ...shared] },
  });
  const general = {
    path: `${folder}/([^/]+)/`,
    pathNot: [...special].map((feature) => `${folder}/${feature}/`),
  };
  return [
    rule(name, general, [`${folder}/$1/`]),
    ...[...special].map((feature) => {
      const allowed = own.filter(({ from }) => from === feature).map(({ to }) => to);
      const paths = [feature, ...allowed].map((other) => `${folder}/${other}/`);
      return rule(`${name}-${feature}`, { path: `${folder}/${feature}/` }, paths);
    }),
  ];
}

/**
 * @param {string} name
 * @param {string} comment
 * @param {object} from
 * @param {object} to
 * @returns {Rule}
 */
const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

export default {
  forbidden: [
    forbid(
      'core-knows-no-other-part',
      'The rules of the product depend on nothing around them.',
      { path: '^core/' },
      { path: '^(server|web)/' },
    ),
    forbid(
      'core-imports-only-zod-and-big',
      'No I/O and no framework: core imports itself, zod and its arithmetic library.',
      { path: '^core/', pathNot: tests },
      {
        pathNot: [
          '^(core|server|simulation|web|e2e|bench|scripts)/',
          '(^|/)node_modules/(zod|big\\.js)/',
        ],
        couldNotResolve: false,
      },
    ),
    forbid(
      'server-and-bench-know-no-client',
      'The server knows nothing of the screens.',
      { path: '^(server|bench)/' },
      { path: '^web/' },
    ),
    forbid(
      'client-sees-only-the-route-types-of-the-server',
      'Of the server, the client sees server/src/app.ts and nothing else.',
      { path: '^web/' },
      { path: '^server/', pathNot: '^server/src/app\\.ts$' },
    ),
    forbid(
      'client-imports-the-route-types-as-types',
      'The import of the route types disappears when it is compiled.',
      { path: '^web/' },
      { path: '^server/src/app\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    ...featuresStandAlone('server-features-stand-alone', serverFeatures),
    ...featuresStandAlone('client-features-stand-alone', webFeatures),
    forbid(
      'server-ground-knows-no-feature',
      'What every feature stands on imports none of them.',
      {
        path: '^server/src/(db|files|http|jobs|mail|payments|spreadsheets|storage)/',
        pathNot: tests,
      },
      { path: `${serverFeatures}/` },
    ),
    forbid(
      'http-knows-no-user',
      'Whoever calls is somebody for the features alone: of the tables, http knows that of the tries.',
      { path: '^server/src/http/', pathNot: tests },
      {
        path: '^server/src/db/(schema|change-as-user)',
        pathNot: '^server/src/db/schema/rate-limits\\.ts$',
      },
    ),
    forbid(
      'only-payments-knows-the-provider',
      'The rest speaks of payments/payments.ts. What tests stand on signs as the provider would.',
      { path: '^server/src/', pathNot: '^server/src/(payments|testing)/' },
      { path: ['(^|/)node_modules/stripe/', '^server/src/payments/stripe-'] },
    ),
    forbid(
      'only-storage-knows-buckets',
      'The rest speaks of storage/storage.ts.',
      { path: '^server/src/', pathNot: '^server/src/storage/' },
      {
        path: ['(^|/)node_modules/aws4fetch/', '^server/src/storage/(bucket|folder|sealed)\\.ts$'],
      },
    ),
    forbid(
      'client-ground-knows-no-feature',
      'Pieces without a feature import none.',
      { path: '^web/app/(ui|api|acts|kept)/' },
      { path: '^web/app/(features|routes)/' },
    ),
    forbid(
      'client-logic-knows-no-screen',
      'What is not named a hook runs, and is tested, without a screen.',
      {
        path: [
          '^web/app/(api|acts|kept)/',
          `${webFeatures}/(session|products|catalogue|pricing|stopwatch)/.*\\.ts$`,
        ],
        pathNot: ['/use-[^/]+\\.ts$', '/user-context\\.ts$'],
      },
      {
        path: [
          '^web/app/.*\\.tsx$',
          '(^|/)node_modules/(react|react-dom|react-router|@mantine/[^/]+)/',
        ],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'features-know-no-route',
      'Routes compose features, not the other way round.',
      { path: `${webFeatures}/` },
      { path: '^web/app/(routes/|routes\\.ts$|root\\.tsx$)' },
    ),
    forbid(
      'only-queries-and-commands-touch-the-database',
      'Statements live in queries.ts and commands.ts. Naming a type of the database is no touch.',
      { path: '^server/src/', pathNot: databaseUsers },
      {
        path: '^server/src/db/',
        // What an error of the database means is asked by those who answer for it, and whether a
        // transaction is open by those who must not keep one waiting.
        pathNot: '^server/src/db/(outages|inside-transaction)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'only-the-database-side-imports-drivers',
      'The drivers and the query builder stay with those who may touch the database.',
      { path: '^server/src/', pathNot: databaseUsers },
      {
        path: '(^|/)node_modules/(pg|pg-boss|drizzle-orm|@electric-sql)/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'only-spreadsheets-knows-the-format',
      'The library of spreadsheets may be replaced: server/src/spreadsheets alone calls it.',
      { path: '^(server|bench|e2e)/', pathNot: ['^server/src/spreadsheets/', tests] },
      { path: '(^|/)node_modules/hucre/' },
    ),
    forbid(
      'nothing-imports-the-demo',
      'Demonstration data stays out of the product.',
      { pathNot: '^server/src/demo/' },
      { path: '^server/src/demo/' },
    ),
    forbid(
      'nothing-imports-the-simulation',
      'The simulated payment provider is another program: the product knows its address alone.',
      { pathNot: '^simulation/' },
      { path: '^simulation/' },
    ),
    forbid(
      'the-simulation-knows-only-the-rules',
      'It plays a provider that knows nothing of the product but its prices.',
      { path: '^simulation/' },
      { path: '^(server|web|e2e|bench|scripts)/' },
    ),
    forbid(
      'only-tests-import-test-helpers',
      'What tests stand on stays out of the product.',
      // The end-to-end tests borrow the provider that stands in Google's place.
      { pathNot: [tests, '^server/src/testing/', '^bench/', '^e2e/'] },
      { path: '^server/src/testing/' },
    ),
    forbid(
      'nothing-imports-the-end-to-end-tests',
      'Only e2e knows both sides, and nobody knows it.',
      { pathNot: '^e2e/' },
      { path: '^e2e/' },
    ),
    forbid(
      'nothing-imports-the-benchmarks',
      'Benchmarks measure the product from outside.',
      { pathNot: '^bench/' },
      { path: '^bench/' },
    ),
    forbid(
      'nothing-imports-scripts',
      'Scripts run before anything is installed and are nobody’s library.',
      { pathNot: '^scripts/' },
      { path: '^scripts/' },
    ),
    forbid(
      'scripts-need-nothing-installed',
      'They install the dependencies, so they have none. scripts/testing runs after that.',
      { path: '^scripts/', pathNot: [tests, '^scripts/testing/'] },
      { pathNot: '^scripts/', dependencyTypesNot: ['core'] },
    ),
    forbid('no-circle', 'No module needs itself.', {}, { circular: true }),
    forbid(
      'everything-resolves',
      'A missing module. Those of +types are generated by the build, api.d.ts by its test.',
      {},
      { couldNotResolve: true, pathNot: '^\\./(\\+types/|api\\.d\\.ts$)' },
    ),
    forbid(
      'dependencies-are-declared',
      'What is imported is in package.json, not only in node_modules by chance.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    forbid(
      'what-runs-needs-no-tool-of-tests',
      'A start installs `dependencies` alone, and a release takes what the server imports of them.',
      {
        path: '^(core|server|simulation|web)/',
        pathNot: [
          tests,
          '^server/(src/testing|api-client)/',
          '^web/identity/',
          '/fake-[^/]+\\.ts$',
          '\\.config\\.ts$',
        ],
      },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    // TypeScript 7 has no API for JavaScript programs; swc sees type-only imports without it.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '^web/(build|\\.react-router)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
