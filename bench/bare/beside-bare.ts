import { deepStrictEqual } from 'node:assert/strict';
import { callsOf, textOf } from '../harness/calls.ts';
import { printVerdict } from '../harness/figures.ts';
import type { Bench } from '../harness/run.ts';
import { fillDatabase, type ServerProcess, startServer } from '../harness/server.ts';
import { compare, type Load } from './compare.ts';
import { prepareWorkload, type Workload } from './workload.ts';

const bareServer = new URL('./bare-server.ts', import.meta.url);

/** Runs differ by about this much: a ratio may miss its limit by no more. */
const noise = 0.03;

/** @param least the least shares of the bare server's work that are enough */
export const besideBare =
  (least: { list: number; listCpu: number; save: number }) =>
  async (bench: Bench): Promise<boolean> => {
    const { variables, filled: workload } = await fillDatabase(bench, prepareWorkload);
    const calls = { BENCH_CALLS: JSON.stringify(workload.recorded) };
    const servers = [
      await startServer(bench, { ...variables, ...calls }, 'mínimo', bareServer),
      // As it is operated.
      await startServer(bench, { ...variables, LOG_LEVEL: 'info' }),
    ] as const;
    await checkSameAnswers(servers, workload);

    const listTitle = 'Lista de 50 produtos com 4 materiais cada, sessão incluída';
    const list = await compare(listTitle, servers, workload.list);
    const saveTitle = 'Salvar um produto com 4 materiais, sessão incluída';
    const save = await compare(saveTitle, servers, workload.create);
    console.log();
    const { requestsPerSecond } = list;
    return [
      printVerdict('lista, pedidos por segundo', requestsPerSecond, least.list, noise),
      printVerdict('lista, CPU por pedido', list.cpu, least.listCpu, noise),
      printVerdict('salvar, pedidos por segundo', save.requestsPerSecond, least.save, noise),
    ].every(Boolean);
  };

/**
 * Makes sure that the servers do the same work: the same list, and the same product saved but for
 * its ids and times.
 *
 * @throws {AssertionError} that shows what differs
 */
async function checkSameAnswers(
  [bare, own]: readonly [ServerProcess, ServerProcess],
  { list, create }: Workload,
) {
  const answer = async ({ url }: ServerProcess, { cookies: [cookie = ''], body }: Load) =>
    await textOf(callsOf(url, cookie)('/api/products', body), body ? 201 : 200);
  const listed = async (server: ServerProcess): Promise<{ products: unknown[] }> =>
    JSON.parse(await answer(server, list));
  const saved = async (server: ServerProcess) =>
    JSON.parse(await answer(server, create), (key, value) =>
      ['id', 'createdAt', 'updatedAt'].includes(key) ? typeof value : value,
    );
  const [lists, products] = [await listed(own), (await listed(bare)).products];
  // One by one: an error shows all of what it compares.
  for (const [n, product] of lists.products.entries()) deepStrictEqual(product, products[n]);
  deepStrictEqual(products.length, lists.products.length);
  deepStrictEqual(await saved(own), await saved(bare));
}
