import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../lib/paths.js';
import { run } from '../lib/run.js';
import { check } from './outcome.js';
import { withTemporaryFolder } from './tools.js';

/** @typedef {import('./outcome.js').Outcome} Outcome */

const folder = inRoot('deploy', 'monitoring');

/** @param {string[]} args */
const promtool = (...args) => run('promtool', args, { capture: true, cwd: folder });

/** What the panels of the dashboard ask, as rules, which Prometheus' own tool reads. */
function panelsAsRules() {
  /** @type {{ panels: { targets?: { expr: string }[] }[] }} */
  const { panels } = JSON.parse(readFileSync(join(folder, 'grafana-dashboard.json'), 'utf8'));
  const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const rules = expressions.map((expr, at) => ({
    record: `panel_${at}`,
    expr: expr.replaceAll('$__rate_interval', '5m'),
  }));
  return JSON.stringify({ groups: [{ name: 'panels', rules }] });
}

/** @returns {Promise<Outcome>} the rules fire when they should, and every panel asks PromQL */
export async function alarms() {
  if ((await promtool('--version')).code !== 0) {
    const note = 'pulado: falta o promtool, que vem com o pacote prometheus';
    return { passed: 0, failed: 0, skipped: 0, output: '', note };
  }
  const runs = [
    await promtool('check', 'config', 'prometheus.yml'),
    await promtool('test', 'rules', 'artesa.rules.test.yml'),
    await withTemporaryFolder(async (scratch) => {
      const file = join(scratch, 'panels.json');
      writeFileSync(file, panelsAsRules());
      return await promtool('check', 'rules', file);
    }),
  ];
  const wrong = runs.filter(({ code }) => code !== 0);
  return check(wrong.length === 0, wrong.map(({ output }) => output).join('\n'));
}
