import { PlainError } from '../lib/plain-error.js';
import { buildWebIfStale } from '../lib/web-build.js';
import { alarms } from './alarms.js';
import { findChromium } from './chromium.js';
import { check } from './outcome.js';
import { findPgbouncer } from './pgbouncer.js';
import { whyPostgresIsSilent } from './postgres.js';
import { playwright, vitest } from './runners.js';
import { deadCode, directions, formatAndLint, migrationsInSync, types } from './static-checks.js';

/** @typedef {import('./outcome.js').Outcome} Outcome */

/** @returns {Promise<Outcome>} */
async function webBuild() {
  try {
    await buildWebIfStale();
    return check(true, '');
  } catch (error) {
    if (error instanceof PlainError) return check(false, error.message);
    throw error;
  }
}

const url = process.env.TEST_DATABASE_URL;
const postgresAnswers = async () => url !== undefined && !(await whyPostgresIsSilent(url));

/**
 * A program that tests need and npm does not bring is looked for once.
 *
 * @template T
 * @param {() => T} find
 */
function once(find) {
  /** @type {T | undefined} */
  let found;
  return () => (found ??= find());
}

const pgbouncer = once(async () => url && (await findPgbouncer()));
const chromium = once(findChromium);

/** @returns {Promise<Outcome>} */
async function browserForTests() {
  const found = await chromium();
  return 'problem' in found ? check(false, found.problem) : check(true, '');
}

/** @returns {Promise<Outcome>} */
async function programsForTests() {
  await pgbouncer();
  return await browserForTests();
}

/**
 * Where PostgreSQL answers, the embedded database has only what is about engines left: the other
 * tests say the same on both, and PostgreSQL runs them in half the time. Record 106.
 *
 * @returns {Promise<Outcome>}
 */
async function integrationOnEmbedded() {
  const files = (await postgresAnswers()) ? 'engines' : 'all';
  return vitest('integration', { TEST_ENGINE: 'embedded', TEST_FILES: files });
}

/**
 * @param {'postgres' | 'citus'} engine
 * @param {'TEST_DATABASE_URL' | 'CITUS_DATABASE_URL'} variable that leads to its server
 * @returns {Promise<Outcome>}
 */
async function integrationOn(engine, variable) {
  const server = process.env[variable];
  if (!server) {
    const note = `pulado: ${variable} não está definida`;
    return { passed: 0, failed: 0, skipped: 0, output: '', note };
  }
  const reason = await whyPostgresIsSilent(server);
  if (reason) return check(false, `O PostgreSQL de ${variable} não responde: ${reason}`);
  const path = await pgbouncer();
  const variables = path ? { PGBOUNCER_PATH: path } : {};
  return vitest('integration', { TEST_ENGINE: engine, ...variables });
}

/**
 * @param {readonly string[]} projects of e2e/playwright.config.ts
 * @param {readonly string[]} [options]
 * @returns {Promise<Outcome>}
 */
async function inChromium(projects, options) {
  const found = await chromium();
  if ('problem' in found) return check(false, 'Sem Chromium nada foi aberto.');
  const env = {
    TEST_ENGINE: (await postgresAnswers()) ? 'postgres' : 'embedded',
    ...(found.path && { CHROMIUM_PATH: found.path }),
  };
  return playwright(projects, env, options);
}

/** @typedef {import('./report.js').Step} Step */

/**
 * Everything that needs neither the built client, nor a database, nor a browser, and is quick. The
 * slowest comes first, so that the other lane does the rest meanwhile.
 *
 * @type {readonly Step[]}
 */
const quick = [
  { name: 'Tipos', run: types },
  { name: 'Formato e lint', run: formatAndLint },
  { name: 'Direções', run: directions },
  { name: 'Código morto', run: deadCode },
  { name: 'Migrações', run: migrationsInSync },
  { name: 'Alarmes', run: alarms },
  { name: 'Testes de unidade', run: () => vitest('unit') },
];

/** @type {readonly (readonly Step[])[]} what `npm run check` does */
export const quickSteps = [quick];

/**
 * What the browser's tests stand on.
 *
 * @param {Step['run']} findPrograms
 * @returns {readonly Step[]}
 */
const preparations = (findPrograms) => [
  { name: 'Interface construída', run: webBuild },
  { name: 'Programas para os testes', run: findPrograms },
];

/** @type {readonly (readonly Step[])[]} what `npm test` does, in order */
export const steps = [
  [...quick, { name: 'Buscas', run: () => vitest('search') }],
  preparations(programsForTests),
  [
    { name: 'Integração no banco embutido', run: integrationOnEmbedded },
    { name: 'Integração no PostgreSQL', run: () => integrationOn('postgres', 'TEST_DATABASE_URL') },
  ],
  [{ name: 'Ponta a ponta', run: () => inChromium(['phone', 'desktop']) }],
];

/** @type {readonly (readonly Step[])[]} what `npm run test:citus` does: docs/scale.md */
export const citusSteps = [
  [{ name: 'Integração no Citus', run: () => integrationOn('citus', 'CITUS_DATABASE_URL') }],
];

/**
 * What `npm run accessibility` does before a release: record 106.
 *
 * @param {readonly string[]} options of Playwright
 * @returns {readonly (readonly Step[])[]}
 */
export const accessibilitySteps = (options) => [
  preparations(browserForTests),
  [{ name: 'Acessibilidade', run: () => inChromium(['engines'], options) }],
];
