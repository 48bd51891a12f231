import type { FailedJob } from '../jobs/failed-jobs.ts';

/** One line for each, with ids alone: nothing in it says who somebody is. */
export function listOf(jobs: FailedJob[]): string {
  if (jobs.length === 0) return 'Nenhuma tarefa falhou de vez.';
  const lines = jobs.map(({ id, what, about, failedAt }) =>
    [failedAt.toISOString(), id, what, about ?? '-'].join('  '),
  );
  return [
    'Falharam de vez (quando, tarefa, o quê, sobre quem):',
    ...lines,
    'Para repetir todas: npm run jobs -- repeat',
  ].join('\n');
}

export const howManyRepeated = (count: number) =>
  count === 1 ? '1 tarefa voltou para a fila.' : `${count} tarefas voltaram para a fila.`;

export const unknownOrder = (order: string) =>
  `"${order}" não é conhecido: use npm run jobs ou npm run jobs -- repeat.`;
