import { feesOf } from '#core/channels/cases/every-cent.ts';
import { worstChannels } from '#core/channels/cases/worst-channels.ts';
import type { Workshop } from '#core/workshop/workshop-schemas.ts';
import type { Database, UserId } from '#server/db/database.ts';
import { heavySheet, mergedSheet } from '#server/testing/hostile-sheets.ts';
import { bear } from '#server/testing/product-input.ts';
import { addLinkedProducts } from '../data/add-linked-products.ts';
import { addProducts } from '../data/add-products.ts';
import type { Group } from '../harness/beside.ts';
import { bodyOf, callsOf, textOf } from '../harness/calls.ts';
import { crowd } from '../harness/loops.ts';
import type { AddPerson, Person } from '../harness/people.ts';
import type { ServerProcess } from '../harness/server.ts';
import { sizes } from '../sizes.ts';

/** Who makes one call do as much as it may. */
export interface Workers {
  readonly other: Person;
  readonly pricers: readonly Person[];
  readonly savers: readonly Person[];
  readonly senders: readonly Person[];
  /** With 3,000 products that are made of tracked materials. */
  readonly stocked: Person;
  /** With 2,000 products whose materials are in no catalogue. */
  readonly loose: Person;
}

export async function addWorkers(db: Database, add: AddPerson): Promise<Workers> {
  const many = (name: string, count: number) =>
    Promise.all(Array.from({ length: count }, (_, n) => add(`${name}${n}`)));
  const having = async (name: string, rows: (userId: UserId) => Promise<void>) => {
    const person = await add(name);
    await rows(person.id);
    return person;
  };
  return {
    other: await having('other', (id) => addProducts(db, id, 50, 4)),
    pricers: await many('pricer', sizes.pricers),
    savers: await many('saver', sizes.savers),
    senders: await many('sender', sizes.senders),
    stocked: await having('stocked', (id) => addLinkedProducts(db, id, sizes.linkedProducts)),
    loose: await having('loose', (id) => addProducts(db, id, sizes.looseProducts, 8)),
  };
}

/** What another person waits for at most beside one call that works long, or many that do. */
export async function longWorkGroups(
  { url }: ServerProcess,
  { other, pricers, savers, senders, stocked, loose }: Workers,
): Promise<Group[]> {
  const as = ({ cookie }: Person) => callsOf(url, cookie);
  const [mine, rich] = [as(other), as(stocked)];
  const channels = Array.from({ length: 20 }, (_, n) => worst[n % worst.length]);
  const prices = JSON.stringify({ ...pricingOfBear, channels });
  const pricing = pricers.map((each) => [as(each)('/api/pricing', prices)]);
  const large = await largeFile(rich);
  const preview = '/api/import/workshop/preview';
  const sheets = '/api/import/sheet/preview';
  const alone = { who: 'outra pessoa com sua lista', rounds: 1, most: { longest: 250 } };
  const calls = [mine('/api/products'), mine('/healthz'), mine('/api/products/summary')];
  const sending = (what: string, path: string, body: string | Uint8Array<ArrayBuffer>) =>
    crowd(
      what,
      senders.map((each) => [as(each)(path, body)]),
    );
  return [
    {
      ...alone,
      calls,
      loads: [
        crowd('uma pessoa com vinte canais', pricing.slice(0, 1)),
        crowd('dez pessoas com vinte canais', pricing),
        crowd('planilha de 3.000 produtos', [[rich('/api/export/products.csv')]]),
        crowd('arquivo de 3.000 produtos', [[rich('/api/export/workshop.json')]]),
        crowd('estoque de 3.000 produtos', [[rich('/api/stock')]]),
        crowd('reunir materiais de 2.000 produtos', [[as(loose)('/api/materials/from-products')]]),
        crowd(
          '300 pessoas que salvam',
          savers.map((each) => [as(each)('/api/products', JSON.stringify(bear))]),
        ),
        crowd('arquivo de 28 MB', [[as(loose)(preview, large)]]),
      ],
    },
    {
      ...alone,
      who: 'outra pessoa com sua planilha',
      most: { p95: 5_000 },
      calls: [mine(sheets, new TextEncoder().encode('Nome;Preço\nFio;2\nLã;3'))],
      loads: [
        sending(
          'quatro pessoas com 200.000 células unidas',
          sheets,
          new Uint8Array(mergedSheet(sizes.sheetRows, sizes.merges)),
        ),
        sending(
          'quatro pessoas com 2.000.000 células',
          sheets,
          new Uint8Array(heavySheet(sizes.sheetRows)),
        ),
      ],
    },
    {
      ...alone,
      who: 'outra pessoa com seu arquivo',
      most: { p95: 5_000 },
      calls: [mine(preview, await textOf(mine('/api/export/workshop.json')))],
      loads: [sending('quatro pessoas com 28 MB', preview, large)],
    },
  ];
}

/** Their fees as numbers. */
const worst = worstChannels.map(({ table }) =>
  JSON.parse(JSON.stringify(feesOf(table)), (_key, value) =>
    typeof value === 'string' ? Number(value) : value,
  ),
);

const pricingOfBear = {
  materials: bear.materials,
  productionTime: bear.productionTime,
  hourlyRate: bear.hourlyRate,
  fixedCosts: bear.fixedCosts,
  marginPercentage: bear.marginPercentage,
};

/** A workshop's file of 28 MB in which each row is valid. */
async function largeFile(call: ReturnType<typeof callsOf>): Promise<string> {
  const file = await bodyOf<Workshop>(call('/api/export/workshop.json'));
  const one = JSON.stringify(file.products[0]).length;
  const products = Array.from({ length: Math.floor(sizes.fileBytes / one) }, (_, n) => ({
    ...file.products[n % file.products.length],
    id: crypto.randomUUID(),
  }));
  return JSON.stringify({ ...file, products, history: [], movements: [] });
}
