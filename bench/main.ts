import { parseArgs } from 'node:util';
import { warnIfBusy } from './harness/figures.ts';
import { runBench } from './harness/run.ts';
import { scenarios } from './scenarios.ts';
import { isSmall } from './sizes.ts';

const options = { small: { type: 'boolean' } } as const;
const [name = isSmall ? undefined : 'list', only] = parseArgs({
  allowPositionals: true,
  options,
}).positionals;
const wanted = scenarios.filter((each) => name === undefined || each.name === name);
if (wanted.length > 0) {
  warnIfBusy();
  const measures = wanted.map((scenario) => async (bench: Parameters<typeof scenario.run>[0]) => {
    if (isSmall) console.log(`\n${scenario.name}, em pequeno`);
    return await scenario.run(bench, only);
  });
  await runBench(measures);
} else {
  console.error(`Não há "${name}". Há:`);
  for (const each of scenarios) {
    console.error(`  ${each.name.padEnd(12)} ${each.shows}, cerca de ${each.minutes} min`);
  }
  process.exitCode = 1;
}
