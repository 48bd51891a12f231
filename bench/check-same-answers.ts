import { deepStrictEqual } from 'node:assert/strict';
import type { Load } from './measure.ts';
import type { ServerProcess } from './server-process.ts';
import type { Workload } from './workload.ts';

/**
 * Makes sure that the servers do the same work: the same list, and the same product saved but for
 * its ids and times.
 *
 * @throws AssertionError that shows what differs
 */
export async function checkSameAnswers(servers: ServerProcess[], { list, create }: Workload) {
  const lists: unknown[] = [];
  const products: unknown[] = [];
  for (const server of servers) {
    lists.push(JSON.parse(await answer(server, list)));
    products.push(JSON.parse(await answer(server, create), withoutIdsAndTimes));
  }
  for (const each of lists) deepStrictEqual(each, lists[0]);
  for (const each of products) deepStrictEqual(each, products[0]);
}

async function answer({ name, url }: ServerProcess, load: Load): Promise<string> {
  const response = await fetch(`${url}/api/products`, load);
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
  return await response.text();
}

const withoutIdsAndTimes = (key: string, value: unknown) =>
  key === 'id' || key === 'createdAt' || key === 'updatedAt' ? typeof value : value;
