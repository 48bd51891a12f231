import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { addAccount } from '#server/testing/add-account.ts';
import { answered } from '#server/testing/answered.ts';
import { freePort } from '#server/testing/free-port.ts';
import { openAtRest } from '#server/testing/open-at-rest.ts';
import { numberedProduct } from '#server/testing/product-input.ts';
import { scratchForTest, variablesFor } from '#server/testing/scratch.ts';
import { createClient } from '#server/testing/test-client.ts';
import { newProfile } from '#server/testing/test-server.ts';
import { waitFor } from '#server/testing/wait-for.ts';
import { inRoot } from '../lib/paths.js';

const mostBytes = 250_000_000;

/** What each stage of deploy/Dockerfile says, by instruction, in order. */
function stagesOf(dockerfile: string) {
  const lines = dockerfile.replaceAll('\\\n', ' ').split('\n');
  const parsed = lines.flatMap((line) => {
    const [, instruction = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    return instruction ? [{ instruction, rest }] : [];
  });
  const starts = parsed.flatMap(({ instruction }, at) => (instruction === 'FROM' ? [at] : []));
  return starts.map(
    (at, stage) => (wanted: string) =>
      parsed
        .slice(at, starts[stage + 1])
        .filter(({ instruction }) => instruction === wanted)
        .map(({ rest }) => rest),
  );
}

type Stage = ReturnType<typeof stagesOf>[number];

const dockerfile = readFileSync(inRoot('deploy/Dockerfile'), 'utf8');
const [build, image] = stagesOf(dockerfile) as [Stage, Stage];

/** The list in a command that needs no shell. */
const listIn = (text = ''): string[] => JSON.parse(text.slice(text.indexOf('[')));

let folder: string;
/** Where a path inside the image lies here. */
const here = (path: string) => path.replace(/^\/(?=artesa\b)/, `${folder}/`);
const checkout = () => join(folder, 'src');
const release = () => here('/artesa');

/** Runs a script of the copied checkout with the Node that runs this test. */
function inCheckout(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { PATH, TMPDIR } = process.env;
  const options = { cwd: checkout(), env: { PATH, TMPDIR, ...env }, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  return { status, stdout, stderr };
}

/** What the image's first stage does, except for what a network is needed for. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'artesa-release-'));
  // Fresh already where `npm test` runs.
  expect(spawnSync(process.execPath, [inRoot('scripts/build.js')]).status).toBe(0);
  const left = globSync(
    readFileSync(inRoot('deploy/Dockerfile.dockerignore'), 'utf8').split('\n'),
    {
      cwd: inRoot(),
    },
  );
  expect(left).toContain('web/build');
  const isLeft = new Set(left.map((path) => inRoot(path)));
  for (const list of build('COPY')) {
    const paths = list.split(' ');
    const to = join(checkout(), paths.pop() ?? '');
    for (const path of paths) {
      const isFile = statSync(inRoot(path)).isFile();
      const target = isFile ? join(to, basename(path)) : to;
      cpSync(inRoot(path), target, { recursive: true, filter: (from) => !isLeft.has(from) });
    }
  }
  expect(build('RUN').map(listIn)[0]?.slice(0, 3)).toEqual(['npm', 'ci', '--omit=dev']);
  symlinkSync(inRoot('node_modules'), join(checkout(), 'node_modules'), 'junction');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a start in production builds nothing by surprise, and says what to do', () => {
  const refused = inCheckout(['scripts/start.js'], { NODE_ENV: 'production' });
  expect(refused).toMatchObject({ status: 1, stdout: '' });
  expect(refused.stderr).toMatch(/^Em produção nada é instalado .+ npm ci && npm run build, .+\n$/);
});

test('the files that the Dockerfile lists make a release of production modules', () => {
  cpSync(inRoot('web/build'), join(checkout(), 'web/build'), { recursive: true });
  const [, command = []] = build('RUN').map(listIn);
  expect(command[0]).toBe('node');
  const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const made = inCheckout(command.slice(1).map(here), { COMMIT: '0123abcd' });
  // Neither installed nor built again: all that the screens are built from was listed.
  expect(made).toEqual({
    status: 0,
    stdout: `Versão ${version}+0123abcd pronta: ${release()}\n`,
    stderr: '',
  });
  const files = globSync('**', { cwd: release() }).map((path) => join(release(), path));
  const bytes = files.map((file) => statSync(file)).filter((stat) => stat.isFile());
  expect(bytes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(mostBytes);
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  const tools = Object.keys(packages).filter((path) => path && packages[path].dev);
  expect(tools.length).toBeGreaterThan(100);
  expect(tools.filter((path) => existsSync(join(release(), path)))).toEqual([]);
  const own = globSync('{core,server}/**', { cwd: release() });
  expect(own).toContain('server/src/main.ts');
  expect(own.filter((path) => /\.i?test\.|\/(testing|demo)(\/|$)/.test(path))).toEqual([]);
});

/** Runs what the image would, in an empty environment but for that of the image and these variables. */
function inImage(command: readonly string[], variables: Record<string, string> = {}) {
  const variable = image('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=')));
  const [program = '', ...args] = command.map(here);
  const env = { ...Object.fromEntries(variable), ...variables };
  const child = spawn(program, args, { env, cwd: tmpdir(), stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'close').then(([code]) => ({ code, output }));
  return { output: () => output, ended, stop: () => child.kill('SIGTERM') };
}

const [entry, asked] = [listIn(image('ENTRYPOINT')[0]), listIn(image('CMD')[0])];
const healthCheck = listIn(image('HEALTHCHECK')[0]);

test('without its variables a release names them', async () => {
  const { code, output } = await inImage([...entry, ...asked]).ended;
  expect(code).toBe(1);
  expect(output).toMatch(/^Em produção faltam DATABASE_URL, .+\n$/);
});

test('a release needs nothing but itself to keep a product, and stops when it is asked to', async () => {
  const scratch = await scratchForTest();
  const profile = newProfile();
  await openAtRest(scratch, (db) => addAccount(db, profile));
  const variables = {
    ...variablesFor(scratch),
    RATE_LIMITS: '',
    ALLOW_EMBEDDED: '1',
    APP_URL: 'https://artesa.example',
    APP_SECRET: 'a secret of thirty-two characters for releases',
    PORT: String(await freePort()),
  };
  const isHealthy = async () => (await inImage(healthCheck, variables).ended).code === 0;
  expect(await isHealthy()).toBe(false);
  const server = inImage([...entry, ...asked], variables);
  await waitFor('the release to come up', async () => server.output().includes('Emails: '));
  expect(await isHealthy()).toBe(true);
  const origin = `http://127.0.0.1:${variables.PORT}`;
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  expect(await (await fetch(origin)).text()).toContain('https://artesa.example');
  const browser = createClient(origin);
  const { email, password } = profile;
  await answered(browser, 'POST', '/api/auth/sign-in/email', { email, password });
  const { id } = await answered<{ id: string }>(
    browser,
    'POST',
    '/api/products',
    numberedProduct(1),
  );
  expect(await answered(browser, 'GET', `/api/products/${id}`)).toMatchObject({ id });
  server.stop();
  expect((await server.ended).code).toBe(0);
  const jobs = await inImage([...entry, 'jobs'], variables).ended;
  expect(jobs).toEqual({ code: 0, output: 'Nenhuma tarefa falhou de vez.\n' });
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.runIf(hasSystemd)('the systemd unit starts what a release holds, with few rights', () => {
  const unit = readFileSync(inRoot('deploy/artesa.service'), 'utf8');
  mkdirSync(join(folder, 'unit'));
  const file = join(folder, 'unit', 'artesa.service');
  writeFileSync(file, unit.replaceAll('/opt/artesa/current', release()));
  const verified = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  expect(verified.stderr.split('\n').filter((line) => line.includes('artesa.service'))).toEqual([]);
  expect(verified.status).toBe(0);
  // In tenths: 2.0 of 10 is the exposure from which on systemd no longer calls a service safe.
  const args = ['security', '--offline=true', '--threshold=20', file];
  expect(spawnSync('systemd-analyze', args).status).toBe(0);
});
