import type { Product } from '#core/products/product-schemas.ts';
import type { Workshop } from '#core/workshop/workshop-schemas.ts';
import { createProduct } from '#server/features/products/commands.ts';
import { bear } from '#server/testing/product-input.ts';
import { addMovements } from '../data/add-movements.ts';
import { addProducts } from '../data/add-products.ts';
import type { Group } from '../harness/beside.ts';
import { bodyOf, callsOf, textOf } from '../harness/calls.ts';
import { loops } from '../harness/loops.ts';
import type { Person } from '../harness/people.ts';
import type { Fill, ServerProcess } from '../harness/server.ts';
import { sizes } from '../sizes.ts';
import { hugeFiles, makeVersionHuge, sendSlowly, sendTogether } from './hostile-calls.ts';
import { addWorkers, longWorkGroups, type Workers } from './long-work.ts';

export type FairPeople = Record<
  'neighbour' | 'reader' | 'writer' | 'owner' | 'maker' | 'attacker',
  Person
> & { workers: Workers };

/** The owner has much; the reader nothing. */
export const fairPeople: Fill<FairPeople> = async ({ db }, add) => {
  const having = async (name: string, products: number) => {
    const person = await add(name);
    await addProducts(db, person.id, products, 4);
    return person;
  };
  const [maker, attacker] = [await add('maker'), await add('attacker')];
  await addMovements(db, maker.id, sizes.makersMovements);
  const { id } = await createProduct(db, attacker.id, bear);
  await makeVersionHuge(db, attacker.id, id);
  return {
    neighbour: await having('neighbour', 50),
    reader: await add('reader'),
    writer: await having('writer', 50),
    owner: await having('owner', sizes.ownersProducts),
    maker,
    attacker,
    workers: await addWorkers(db, add),
  };
};

export async function fairGroups(server: ServerProcess, people: FairPeople): Promise<Group[]> {
  const as = (name: Exclude<keyof FairPeople, 'workers'>) =>
    callsOf(server.url, people[name].cookie);
  const [neighbour, owner, maker, attacker] = [
    as('neighbour'),
    as('owner'),
    as('maker'),
    as('attacker'),
  ];
  const product = async (call: typeof owner) => {
    const { products } = await bodyOf<{ products: Product[] }>(call('/api/products'));
    return `/api/products/${products[0]?.id}`;
  };
  const save = async (call: typeof owner) => call(await product(call), JSON.stringify(bear), 'PUT');

  const file = await textOf(owner('/api/export/workshop.json'));
  const otherFile = file.replaceAll('"fixedCosts":5', '"fixedCosts":6');
  const saving = await save(as('writer'));
  const much: Group = {
    who: 'outra pessoa',
    calls: [neighbour('/api/products'), await save(neighbour), neighbour('/api/products/summary')],
    rounds: 3,
    loads: [
      loops('200 que salvam', 200, saving),
      loops('800 que salvam', 800, saving),
      loops('exportar 1.000 produtos', 8, owner('/api/export/workshop.json')),
      loops('exportar planilhas', 8, owner('/api/export/products.csv')),
      loops('importar 1.000 produtos', 2, owner('/api/import/workshop', file), [otherFile, file]),
      loops('200 que produzem', 200, maker(`${await product(maker)}/productions`, '{"pieces":1}')),
      loops('ler o estoque', 50, maker('/api/stock')),
      loops('ler os meses', 50, maker('/api/stock/months')),
    ],
  };

  await textOf(attacker('/api/materials', '{"name":"Fio","unitPrice":1}'), 201);
  const files = hugeFiles(await bodyOf<Workshop>(attacker('/api/export/workshop.json')));
  const look = (body: string) => attacker('/api/import/workshop/preview', body);
  const restore = attacker(`${await product(attacker)}/history/1/restore`, '');
  const slowly = {
    what: 'um arquivo por uma linha lenta',
    run: () => sendSlowly(look('')),
    // The line was cut before the file had arrived.
    never: '408',
  };
  const hostile: Group = {
    who: 'outra pessoa com sua lista',
    calls: [as('reader')('/api/products')],
    rounds: 1,
    loads: [
      { what: 'um arquivo com uma linha enorme', run: () => sendTogether(15, files.map(look)) },
      loops('restaurar uma versão enorme', 15, restore),
      slowly,
    ],
  };
  const own = { who: 'o próprio remetente com sua lista', rounds: 1, loads: [slowly] };
  const longWork = await longWorkGroups(server, people.workers);
  return [...longWork, much, hostile, { ...own, calls: [attacker('/api/products')] }];
}
