/**
 * How a command is walked in small.
 *
 * @typedef {object} Walk
 * @property {string[]} args
 * @property {boolean} [into] whether `--to` and an empty folder follow
 * @property {RegExp} says what it has written in the end, or when it is up
 * @property {'TEST_DATABASE_URL'} [needs] without it there is nothing to walk it on
 * @property {true} [stays] it is stopped once it has said so
 */

/**
 * Commands of package.json as scripts/commands.itest.ts runs them.
 *
 * @type {readonly (readonly [command: string, Walk])[]}
 */
export const walks = [
  [
    'bench',
    {
      args: ['--small'],
      says: /\nlighthouse, em pequeno\n(?:.*\n)+PASS/,
      needs: 'TEST_DATABASE_URL',
    },
  ],
  ['browsers', { args: ['--small'], says: /✔ Chromium: aberta sem conexão/ }],
  ['screenshots', { args: ['--small'], into: true, says: /phone-light\/pro\/\n$/ }],
  ['identity', { args: [], into: true, says: /^$/ }],
  ['accessibility', { args: ['-g', 'name what they find'], says: /\n3 passed, 0 failed\n$/ }],
  ['e2e', { args: ['--list', 'legal.spec.ts'], says: /\nTotal: \d+ tests in 1 file\n$/ }],
  ['demo', { args: [], says: /Email: \S+\s+Senha: \S+/ }],
  ['dev', { args: [], says: /Artesa está no ar/, stays: true }],
];

/**
 * What else `npm test` does of a command, by the file that does it and what it runs there.
 *
 * @type {Record<string, readonly [file: string, runs: string]>}
 */
export const walkedBy = {
  test: ['scripts/test.js', 'installAndRun(steps)'],
  check: ['scripts/testing/steps.js', '...quick, '],
  format: ['scripts/testing/static-checks.js', "'biome', ['ci'"],
  'migrations:generate': ['scripts/testing/static-checks.js', "scripts['migrations:generate']"],
  start: ['server/src/processes/lan.itest.ts', 'scripts/start.js'],
  build: ['scripts/release/release.itest.ts', 'scripts/build.js'],
  // The stage of the image, which release.itest.ts makes.
  release: ['deploy/Dockerfile', 'scripts/release.js'],
  jobs: ['server/src/failed-jobs/failed-jobs.itest.ts', "'jobs'"],
  backup: ['server/src/open-backup/open-backup.itest.ts', "'backup'"],
  'backup-all': ['server/src/distribute/distribute.itest.ts', "'backup-all'"],
  'restore-all': ['server/src/distribute/distribute.itest.ts', "'restore-all'"],
  distribute: ['server/src/distribute/distribute.itest.ts', "'distribute'"],
};
