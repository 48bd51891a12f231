import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** A statement as it reaches the driver, with the values of its parameters. */
export interface Statement {
  text: string;
  values: unknown[];
}

const session = ['beginAsAuth', 'session', 'commit'] as const;

/** What the application runs for the list, in order. */
export const listSteps = [...session, 'beginAsUser', 'selectProducts', 'commit'] as const;

/** What the application runs to save a product, in order. */
export const createSteps = [
  ...session,
  'beginAsUser',
  'lockUser',
  'insertProduct',
  'insertMaterials',
  'rememberState',
  'commit',
] as const;

export type Statements = Record<
  (typeof listSteps)[number] | (typeof createSteps)[number],
  Statement
>;

const recording = new AsyncLocalStorage<Statement[]>();

/**
 * What `work`, and nothing that runs beside it, asks of the driver.
 *
 * @param steps names for the statements, in order
 * @throws {Error} when there are more or fewer: then the bare server must follow the application
 */
export async function recordStatements<Step extends string>(
  steps: readonly Step[],
  work: () => unknown,
): Promise<Record<Step, Statement>> {
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = new Proxy(query, {
    apply(target, client, args) {
      const [query, values = []] = args;
      const text = typeof query === 'string' ? query : query.text;
      recording.getStore()?.push({ text, values });
      return Reflect.apply(target, client, args);
    },
  });
  const statements: Statement[] = [];
  try {
    await recording.run(statements, work);
  } finally {
    pg.Client.prototype.query = query;
  }
  if (statements.length !== steps.length) {
    const texts = statements.map(({ text }) => text).join('\n');
    throw new Error(
      `bench/bare-server.ts expects ${steps.join(', ')}; the application ran\n${texts}`,
    );
  }
  return Object.fromEntries(steps.map((step, index) => [step, statements[index]])) as Record<
    Step,
    Statement
  >;
}
