import { readFileSync } from 'node:fs';

// Plain JavaScript that imports nothing of ours: a Node that is too old for the rest says so.
const neededNode = 24;

/** What an operator asks for, in a release as in a checkout. */
const commands = {
  start: './src/main.ts',
  ready: './src/ready/main.ts',
  jobs: './src/failed-jobs/main.ts',
  backup: './src/open-backup/main.ts',
  'backup-all': './src/whole-backup/backup-all.ts',
  'restore-all': './src/whole-backup/restore-all.ts',
  distribute: './src/distribute/main.ts',
};
/** In a checkout alone: a release has no public passwords. */
const ofCheckout = { demo: './src/demo/main.ts' };

const { node } = process.versions;
const [name] = process.argv.splice(2, 1);
const found = Object.entries({ ...commands, ...ofCheckout }).find(([command]) => command === name);

/** @param {string} message */
function refuse(message) {
  console.error(message);
  process.exitCode = 1;
}

if (Number(node.split('.')[0]) < neededNode) {
  refuse(
    `O Artesa precisa do Node.js ${neededNode} ou mais novo; este é o ${node}. Use o que vem com ele: ./artesa`,
  );
} else if (name === 'version') {
  console.log(
    JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version,
  );
} else if (found) {
  await import(found[1]);
} else {
  refuse(`Diga o que fazer: artesa ${[...Object.keys(commands), 'version'].join(' | ')}`);
}
