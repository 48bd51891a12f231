import { readEnv } from './env.ts';
import { createLogger } from './log.ts';
import { startServer } from './server.ts';
import { StartupError } from './startup-error.ts';

try {
  const env = readEnv(process.env);
  const log = createLogger(env.logLevel);
  const server = await startServer(env, log);
  process.stdout.write(`Artesa está no ar: ${env.appUrl}\nEmails: ${server.mailDestination}\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void server.stop().then(() => process.exit(0)));
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
