import { enableCompileCache, type ResolveFnOutput, registerHooks } from 'node:module';
import type { Logger } from './log.ts';
import type { RunningServer } from './server.ts';

export let server: RunningServer | undefined;
let log: Logger | undefined;
let stopping = false;
/** Until the variables are read there is nothing to wait for. */
let stopWithinMs = 0;

// First of all, so that a stop is clean at any time. Until the server is up nothing was promised to
// anybody, so every step of the start may end halfway.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);

await start();

/** Loads modules only after the signals, the compile cache and the check of the variables. */
async function start(): Promise<void> {
  enableCompileCache();
  resolveDrizzleOnce();
  const { StartupError } = await import('./startup-error.ts');
  try {
    const { readEnv } = await import('./env.ts');
    const env = readEnv(process.env);
    stopWithinMs = env.stopWithinMs;
    const { openLogger } = await import('./log.ts');
    const { startServer } = await import('./server.ts');
    log = await openLogger(env, process.stderr.isTTY);
    server = await startServer(env, log);
    process.stdout.write(
      `Artesa está no ar: ${env.appUrl}\nEmails: ${server.services.mailDestination}\n`,
    );
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

function stop(): void {
  if (stopping) return;
  stopping = true;
  if (!server) process.exit(0);
  setTimeout(() => process.exit(1), stopWithinMs).unref();
  server.stop().then(end);
}

/** Exiting tries to write the rest of the log until there is room for it. */
function end(): void {
  if (log) log.flush(() => process.exit(0));
  else process.exit(0);
}

/**
 * Finds the files of Drizzle without Node's help. Node reads a package's table of exports again for
 * every import of one of its files, and Drizzle's has 447 entries: that was half of the time to start.
 * Record 14.
 */
function resolveDrizzleOnce(): void {
  const folder = '/node_modules/drizzle-orm/';
  const found = new Map<string, ResolveFnOutput>();
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const { parentURL } = context;
      if (specifier.startsWith('.') && parentURL?.includes(folder)) {
        const { href } = new URL(specifier, parentURL);
        return { url: href, format: 'module', shortCircuit: true };
      }
      if (!specifier.startsWith('drizzle-orm')) return nextResolve(specifier, context);
      const known = found.get(specifier) ?? nextResolve(specifier, context);
      found.set(specifier, known);
      return { ...known, shortCircuit: true };
    },
  });
}
