import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './paths.js';
import { childEnv } from './pinned-node.js';
import { spentByChildren } from './processor-time.js';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let forwarding = false;

/** @param {NodeJS.Signals} signal */
function stopChildren(signal) {
  if (running.size === 0) process.exit(128 + constants.signals[signal]);
  for (const child of running) child.kill(signal);
}

/**
 * npm runs a script inside a shell, and a shell that is killed tells its child nothing: the only
 * sign is a new parent.
 */
function watchForLostParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stopChildren('SIGTERM');
  }, 200);
  timer.unref();
}

/** Passes on what stops this process, so that no child outlives it. */
function forwardSignals() {
  if (forwarding) return;
  forwarding = true;
  if (process.env.npm_lifecycle_event) watchForLostParent();
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => stopChildren(signal));
  }
}

/**
 * @typedef {object} Ended
 * @property {number} code exit code; 128 + n when a signal ended it, 127 when it could not start
 * @property {NodeJS.Signals | null} signal
 * @property {string} output what it wrote, both streams; empty when they are inherited
 */

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env] added to this process's environment
 * @property {boolean} [capture] keep the output instead of showing it
 * @property {boolean} [shell]
 * @property {string} [cwd] the repository without it
 */

/** Kept output may end in a log file. */
const colourless = { NO_COLOR: '1', FORCE_COLOR: undefined };

/**
 * Starts a program in the repository, with the pinned Node first on its PATH.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {{ child: import('node:child_process').ChildProcess, ended: Promise<Ended> }}
 */
export function start(command, args, options = {}) {
  forwardSignals();
  const child = spawn(command, args, {
    cwd: options.cwd ?? root,
    env: childEnv({ ...(options.capture ? colourless : {}), ...options.env }),
    stdio: options.capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: options.shell ?? false,
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  /** @type {Promise<Ended>} */
  const ended = new Promise((resolve) => {
    child.on('exit', spentByChildren());
    child.on('error', (error) => {
      running.delete(child);
      resolve({ code: 127, signal: null, output: `${output}${error.message}\n` });
    });
    child.on('close', (code, signal) => {
      running.delete(child);
      resolve({ code: code ?? 128 + constants.signals[signal ?? 'SIGKILL'], signal, output });
    });
  });
  return { child, ended };
}

/**
 * Same as `start`, when only the end matters.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Ended>}
 */
export const run = (command, args, options) => start(command, args, options).ended;
