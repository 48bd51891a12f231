import './lib/check-node.js';
import { parseArgs } from 'node:util';
import { lanSettings } from './lib/lan.js';
import { pinnedNode } from './lib/pinned-node.js';
import { PlainError, runMain } from './lib/plain-error.js';
import { prepare } from './lib/prepare.js';
import { run, start } from './lib/run.js';
import { simulationBeside, wantsSimulation } from './lib/simulation.js';

const server = ['server/artesa.js', 'start'];

/** A port that is none is the server's to refuse. */
const port = () => {
  const given = Number(process.env.PORT || 3000);
  return Number.isInteger(given) && given > 0 && given < 65535 ? given : 3000;
};

/** @returns {boolean} whether it is to be opened to the local network */
function wantsLan() {
  try {
    return parseArgs({ options: { lan: { type: 'boolean' } } }).values.lan ?? false;
  } catch {
    throw new PlainError(`npm start só conhece --lan, não ${process.argv.slice(2).join(' ')}.`);
  }
}

await runMain(async () => {
  if (wantsLan()) {
    const { note, env } = lanSettings(port());
    Object.assign(process.env, env);
    console.log(note);
  }
  await prepare({ web: true });
  if (!wantsSimulation()) return (await run(pinnedNode(), server)).code;
  const { args, env, serverEnv } = await simulationBeside(port());
  const simulation = start(pinnedNode(), args, { env });
  const { code } = await run(pinnedNode(), server, { env: serverEnv });
  simulation.child.kill('SIGTERM');
  await simulation.ended;
  return code;
});
