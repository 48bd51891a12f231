import { addProducts } from '../data/add-products.ts';
import type { Group } from '../harness/beside.ts';
import { type Call, callsOf } from '../harness/calls.ts';
import { figure, printVerdict } from '../harness/figures.ts';
import { watchMemory } from '../harness/memory.ts';
import type { Person } from '../harness/people.ts';
import type { Fill, ServerProcess } from '../harness/server.ts';
import { sizes } from '../sizes.ts';

const million = 1_000_000;

export interface PagesPeople {
  large: Person;
  small: Person;
}

export const pagesPeople: Fill<PagesPeople> = async ({ db }, add) => {
  const [large, small] = [await add('large'), await add('small')];
  await addProducts(db, large.id, sizes.pagedProducts, 4);
  await addProducts(db, small.id, 50, 4);
  return { large, small };
};

/** @param most bytes of one answer, and of memory more than before */
export const pagesGroups =
  (most: { answer: number; memory: number }) =>
  async (server: ServerProcess, { large, small }: PagesPeople): Promise<Group[]> => {
    const memory = watchMemory(server, most.memory);
    let answers: number[] = [];
    const run = async () => {
      await memory.begin();
      answers = await readAll(callsOf(server.url, large.cookie));
      return { 200: answers.length };
    };
    const more = async () => {
      const largest = Math.max(...answers);
      console.log(`  maior resposta ${figure(largest / million, 2)} MB`);
      const title = `maior resposta, ${figure(most.answer / million)} MB por ela`;
      return [printVerdict(title, most.answer / largest, 1), await memory.verdict()];
    };
    const calls = [callsOf(server.url, small.cookie)('/api/products')];
    const loads = [
      { what: `quem lê ${figure(sizes.pagedProducts)} produtos, página por página`, run, more },
    ];
    return [{ who: 'outra pessoa com sua lista', calls, loads, rounds: 1 }];
  };

/** Reads the whole list, page after page. @returns the bytes of each answer */
async function readAll(call: (path: string) => Call): Promise<number[]> {
  const answers: number[] = [];
  let rows = 0;
  for (let next: string | undefined = '/api/products?limit=500'; next; ) {
    const { url, headers } = call(next);
    const answer = await fetch(url, { headers });
    const body = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`);
    answers.push(body.byteLength);
    // Each row names its moment of creation once; to parse them all would take this process long.
    rows += body.toString().split('"createdAt"').length - 1;
    next = /^<(.+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  if (rows !== sizes.pagedProducts) throw new Error(`${rows} products`);
  return answers;
}
