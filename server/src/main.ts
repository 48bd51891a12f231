import { readEnv } from './env.ts';
import { createLogger } from './log.ts';
import { type RunningServer, startServer } from './server.ts';
import { StartupError } from './startup-error.ts';

/** The longest that requests and jobs under way may take once the process was asked to stop. */
const stopWithinMs = 9_000;

try {
  const env = readEnv(process.env);
  const server = await startServer(env, createLogger(env.logLevel));
  process.stdout.write(
    `Artesa está no ar: ${env.appUrl}\nEmails: ${server.services.mailDestination}\n`,
  );
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(server));
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function stop(server: RunningServer): Promise<void> {
  setTimeout(() => process.exit(1), stopWithinMs).unref();
  await server.stop();
  process.exit(0);
}
