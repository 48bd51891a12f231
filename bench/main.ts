import { warnIfBusy } from './harness/figures.ts';
import { runBench } from './harness/run.ts';
import { scenarios } from './scenarios.ts';

const [name = 'list', only] = process.argv.slice(2);
const scenario = scenarios.find((each) => each.name === name);
if (scenario) {
  warnIfBusy();
  await runBench((bench) => scenario.run(bench, only));
} else {
  console.error(`Não há "${name}". Há:`);
  for (const each of scenarios) {
    console.error(`  ${each.name.padEnd(12)} ${each.shows}, cerca de ${each.minutes} min`);
  }
  process.exitCode = 1;
}
