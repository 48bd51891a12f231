import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { inRoot } from '../lib/paths.js';
import { pinnedNode } from '../lib/pinned-node.js';
import { run } from '../lib/run.js';
import { check } from './outcome.js';
import { runTool } from './tools.js';

/** @type {{ scripts: Record<string, string> }} */
const program = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));

/** @typedef {import('./outcome.js').Outcome} Outcome */

/** @returns {Promise<Outcome>} */
export async function formatAndLint() {
  const format = await runTool('biome', ['ci', '--colors=off']);
  const styles = await runTool('stylelint', ['--no-color', 'web/app/**/*.css']);
  return check(format.code === 0 && styles.code === 0, format.output + styles.output);
}

/**
 * One thread per program is half the processor time of four, which each look at the same libraries;
 * what has not changed since the last run is not looked at again.
 *
 * @param {readonly string[]} projects folders of a tsconfig.json
 * @returns {Promise<Outcome>} what is wrong in a file that several of them look at is told once
 */
export async function typesOf(projects) {
  const options = ['--build', '--builders', '1', '--checkers', '1'];
  const { code, output } = await runTool('tsc', [...options, ...projects]);
  const faults = new Set(output.trim().split(/\n(?=\S)/));
  return check(code === 0, [...faults].join('\n'));
}

/** @returns {Promise<Outcome>} the route types are generated first: the client's code imports them */
export async function types() {
  const { code, output } = await runTool('react-router', ['typegen', 'web']);
  return code === 0 ? await typesOf(['core', '.', 'web', 'e2e']) : check(false, output);
}

/** @returns {Promise<Outcome>} the rules for files, then that for folders */
export async function directions() {
  const parts = ['core', 'server', 'simulation', 'web', 'e2e', 'bench', 'scripts'];
  const there = parts.filter((part) => existsSync(inRoot(part)));
  const runs = [];
  for (const config of ['.dependency-cruiser.mjs', '.dependency-cruiser.folders.mjs']) {
    const options = ['--config', config, '--output-type', 'err-long'];
    runs.push(await runTool('depcruise', [...options, ...there]));
  }
  const wrong = runs.filter(({ code }) => code !== 0);
  return check(wrong.length === 0, wrong.map(({ output }) => output).join('\n'));
}

/** @returns {Promise<Outcome>} */
export async function deadCode() {
  const { code, output } = await runTool('knip', ['--no-progress']);
  return check(code === 0, output);
}

/**
 * Generates a migration into a copy of the committed ones: there must be nothing to generate. The
 * tool ends with 0 whatever happens, so its word counts.
 *
 * @returns {Promise<Outcome>}
 */
export async function migrationsInSync() {
  // drizzle-kit takes only a folder relative to the working directory.
  const copy = 'node_modules/.cache/artesa-migrations';
  rmSync(inRoot(copy), { recursive: true, force: true });
  cpSync(inRoot('server', 'migrations'), inRoot(copy), { recursive: true });
  const [, ...command] = (program.scripts['migrations:generate'] ?? '').split(' ');
  const env = { MIGRATIONS_FOLDER: copy };
  const { output } = await run(pinnedNode(), command, { capture: true, env });
  rmSync(inRoot(copy), { recursive: true, force: true });
  return check(
    output.includes('No schema changes'),
    `${output}\nO esquema e server/migrations divergem: npm run migrations:generate`,
  );
}
