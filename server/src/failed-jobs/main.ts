import { commandLine } from '../command-line.ts';
import { readEnv } from '../env.ts';
import { storedSecret } from '../generated-secret.ts';
import type { FailedJob } from '../jobs/failed-jobs.ts';
import { openExisting } from '../services.ts';
import { StartupError } from '../startup-error.ts';

/** The failed jobs, a line each, with ids alone: nothing in it identifies a person. */
function listOf(jobs: FailedJob[]): string {
  if (jobs.length === 0) return 'Nenhuma tarefa falhou de vez.';
  const lines = jobs.map(({ id, what, about, failedAt }) =>
    [failedAt.toISOString(), id, what, about ?? '-'].join('  '),
  );
  return [
    'Falharam de vez (quando, tarefa, o quê, sobre quem):',
    ...lines,
    `Para repetir todas: ${commandLine('jobs', 'repeat')}`,
  ].join('\n');
}

const howManyRepeated = (count: number) =>
  count === 1 ? '1 tarefa voltou para a fila.' : `${count} tarefas voltaram para a fila.`;

const unknownOrder = (order: string) =>
  `"${order}" não é conhecido: use ${commandLine('jobs')} ou ${commandLine('jobs', 'repeat')}.`;

/** Lists the jobs that failed for good; with `repeat` it queues them again for the server. */
try {
  const [order] = process.argv.slice(2);
  if (order !== undefined && order !== 'repeat') throw new StartupError(unknownOrder(order));
  const { failedJobs, close } = await openExisting(readEnv(process.env, storedSecret));
  try {
    const text =
      order === 'repeat'
        ? howManyRepeated(await failedJobs.repeat())
        : listOf(await failedJobs.list());
    console.log(text);
  } finally {
    await close();
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
