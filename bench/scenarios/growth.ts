import type { CatalogueMaterial } from '#core/catalogue/catalogue-schemas.ts';
import type { Product } from '#core/products/product-schemas.ts';
import type { Database, UserId } from '#server/db/database.ts';
import { addCrowd } from '../data/add-crowd.ts';
import { addMovements } from '../data/add-movements.ts';
import { addProducts } from '../data/add-products.ts';
import { bodyOf, callsOf } from '../harness/calls.ts';
import type { Place } from '../harness/grows.ts';
import type { Bench } from '../harness/run.ts';
import { startFilled } from '../harness/server.ts';
import { sizes } from '../sizes.ts';

type AddRows = (db: Database, userId: UserId, count: number) => Promise<void>;

/** One person with few rows and one with many, at one server. */
async function fewAndMany(
  bench: Bench,
  sizes: readonly [number, number],
  addRows: AddRows,
  neighbours: readonly number[] = [],
): Promise<readonly [Place, Place]> {
  const { server, filled } = await startFilled(bench, async ({ db }, add) => {
    const having = async (size: number, name = `with${size}`) => {
      const person = await add(name);
      await addRows(db, person.id, size);
      return person.cookie;
    };
    const both = [await having(sizes[0]), await having(sizes[1])] as const;
    for (const [n, size] of neighbours.entries()) await having(size, `neighbour${n}`);
    return both;
  });
  const { url } = server;
  return [
    { url, cookie: filled[0] },
    { url, cookie: filled[1] },
  ];
}

/** Without other users the table would be mostly one user's, and the database would plan differently. */
export async function productOwners(bench: Bench) {
  const { productsFew, productsMany } = sizes;
  const neighbours = Array(3).fill(productsMany);
  const [few, many] = await fewAndMany(bench, [productsFew, productsMany], addProducts, neighbours);
  return [[few], [many]] as const;
}

export interface StockPlace extends Place {
  /** Paths of a material and a product, and of a page in the middle of the material's movements. */
  material: string;
  product: string;
  laterPage: string;
}

export async function stockOwners(bench: Bench) {
  const counts = [sizes.movementsFew, sizes.movementsMany] as const;
  const [few, many] = await fewAndMany(bench, counts, addMovements);
  return [[await withPaths(few)], [await withPaths(many)]] as const;
}

async function withPaths({ url, cookie }: Place): Promise<StockPlace> {
  const call = callsOf(url, cookie);
  const next = async (path: string) => {
    const answer = await fetch(call(path).url, { headers: { cookie } });
    await answer.arrayBuffer();
    return /<(.*)>/.exec(answer.headers.get('link') ?? '')?.[1] ?? '';
  };
  const { materials } = await bodyOf<{ materials: CatalogueMaterial[] }>(call('/api/materials'));
  const { products } = await bodyOf<{ products: Product[] }>(call('/api/products'));
  const material = `/api/materials/${materials.find(({ name }) => name === 'Fio 1')?.id}`;
  const pages: string[] = [];
  for (let path = `${material}/movements?limit=500`; path; ) {
    path = await next(path);
    if (path) pages.push(path);
  }
  const middle = pages[Math.floor(pages.length / 2)]?.replace('limit=500', 'limit=100');
  const laterPage = middle ?? (await next(`${material}/movements`));
  return { url, cookie, material, product: `/api/products/${products[0]?.id}`, laterPage };
}

/** Those who ask, and as many for each call of somebody not seen before. */
const measuredPeople = 4 * sizes.askers;

export interface CrowdPlace extends Place {
  /** With the password of all. */
  email: string;
}

/** Two databases: a person of the large crowd is found there by indexes alone. */
export async function amongCrowds(bench: Bench) {
  const few = await amongCrowd(bench, sizes.crowdFew);
  return [few, await amongCrowd(await bench.another(), sizes.crowdMany)] as const;
}

async function amongCrowd(bench: Bench, people: number): Promise<CrowdPlace[]> {
  const { server, filled } = await startFilled(bench, async ({ db }, add) => {
    const places: Omit<CrowdPlace, 'url'>[] = [];
    for (let n = 0; n < measuredPeople; n += 1) {
      const { cookie } = await add(`measured${n}`);
      places.push({ cookie, email: `measured${n}@example.com` });
    }
    await addCrowd(db, people);
    return places;
  });
  return filled.map((place) => ({ ...place, url: server.url }));
}
