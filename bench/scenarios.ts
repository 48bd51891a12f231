import { bear } from '#server/testing/product-input.ts';
import { besideBare } from './bare/beside-bare.ts';
import { beside } from './harness/beside.ts';
import { figure } from './harness/figures.ts';
import { grows } from './harness/grows.ts';
import { everybodysPassword } from './harness/people.ts';
import type { Bench } from './harness/run.ts';
import { fairGroups, fairPeople } from './scenarios/fair.ts';
import {
  amongCrowds,
  type CrowdPlace,
  productOwners,
  type StockPlace,
  stockOwners,
} from './scenarios/growth.ts';
import { pagesGroups, pagesPeople } from './scenarios/pages.ts';
import { sheetsGroups, sheetsPeople } from './scenarios/sheets.ts';
import { sizes } from './sizes.ts';

export interface Scenario {
  name: string;
  minutes: number;
  /** What it measures, in the list of those that there are. */
  shows: string;
  /** @param only the one database engine to measure, where each is */
  run(bench: Bench, only?: string): Promise<boolean>;
}

/** Somebody else's answers may take five times as long, 95 times of 100. */
const noticed = 1 / 5;

/** Calls at the beginning that are left out, and those that count, of one person. */
const onePerson = { warmUp: sizes.warmUpTries, tries: sizes.tries };

const { askers, askersWarmUp } = sizes;
const aCrowdMember = { warmUp: askersWarmUp, tries: askers - askersWarmUp };
const savesBear = { path: '/api/products', body: bear };
const loginOf = ({ email }: CrowdPlace) => ({ email, password: everybodysPassword });

/** Like '1.000 produtos'. */
const counted = (size: keyof typeof sizes, what: string) => `${figure(sizes[size])} ${what}`;

const movements = ({ material }: StockPlace) => `${material}/movements`;
const productions = ({ product }: StockPlace) => `${product}/productions`;

export const scenarios: readonly Scenario[] = [
  {
    name: 'list',
    minutes: 2,
    shows: 'a lista e salvar, contra um servidor mínimo',
    run: besideBare({ list: 0.75, listCpu: 0.45, save: 0.62 }),
  },
  {
    name: 'fair',
    minutes: 14,
    shows: 'o que outra pessoa nota de quem pede muito, ou quer machucar',
    run: beside({ engines: 'each', prepare: fairPeople, groups: fairGroups, limit: noticed }),
  },
  {
    name: 'pages',
    minutes: 1,
    shows: '50.000 produtos lidos página por página, ao lado de outra pessoa',
    run: beside({
      engines: 'PostgreSQL',
      prepare: pagesPeople,
      groups: pagesGroups({ answer: 1_000_000, memory: 100_000_000 }),
      limit: noticed,
    }),
  },
  {
    name: 'sheets',
    minutes: 1,
    shows: '10.000 linhas importadas e arquivos hostis recusados, ao lado de outra pessoa',
    run: beside({
      engines: 'PostgreSQL',
      prepare: sheetsPeople,
      groups: sheetsGroups({ seconds: 5, memory: 200 * 1024 ** 2 }),
      limit: noticed,
    }),
  },
  {
    name: 'growth',
    minutes: 14,
    shows: 'chamadas entre 1.000.000 de pessoas e entre 2.000',
    run: grows<CrowdPlace>({
      sizes: [counted('crowdFew', 'pessoas'), counted('crowdMany', 'pessoas')],
      prepare: amongCrowds,
      ...aCrowdMember,
      calls: [
        { name: 'lista de quem chega', limit: 1.3, path: '/api/products' },
        { name: 'relatório de quem chega', limit: 1.3, path: '/api/reports', from: askers },
        { name: 'salvar de quem chega', limit: 1.3, ...savesBear, from: 2 * askers },
        { name: 'meses de quem chega', limit: 1.3, path: '/api/stock/months', from: 3 * askers },
        { name: 'lista', limit: 1.3, path: '/api/products' },
        { name: 'relatório', limit: 1.3, path: '/api/reports' },
        { name: 'busca', limit: 1.3, path: '/api/products?search=urso%20croche&order=name' },
        { name: 'meses', limit: 1.3, path: '/api/stock/months' },
        { name: 'salvar', limit: 1.3, ...savesBear },
        { name: 'entrar', limit: 1.3, path: '/api/auth/sign-in/email', body: loginOf },
      ],
    }),
  },
  {
    name: 'stock',
    minutes: 1,
    shows: '100.000 movimentos de estoque e 1.000',
    run: grows<StockPlace>({
      sizes: [counted('movementsFew', 'movimentos'), counted('movementsMany', 'movimentos')],
      prepare: stockOwners,
      ...onePerson,
      calls: [
        { name: 'o estoque', limit: 2, path: '/api/stock' },
        { name: 'movimentos', limit: 2, path: movements },
        { name: 'movimentos no meio', limit: 2, path: ({ laterPage }) => laterPage },
        {
          name: 'uma compra',
          limit: 2,
          path: movements,
          body: { kind: 'purchase', quantity: 2 },
        },
        { name: 'uma produção', limit: 2, path: productions, body: { pieces: 2 } },
        { name: 'os primeiros avisos', limit: 2, path: '/api/events', until: 'rows' },
        // Twelve months are summed: a hundred times the movements may not take as much longer.
        { name: 'os meses', limit: 15, path: '/api/stock/months' },
      ],
    }),
  },
  {
    name: 'reports',
    minutes: 2,
    shows: 'o relatório de 100.000 produtos e de 1.000',
    run: grows({
      sizes: [counted('productsFew', 'produtos'), counted('productsMany', 'produtos')],
      prepare: productOwners,
      ...onePerson,
      // Proportion: what visits the table, or sorts it, grows faster.
      calls: [{ name: 'relatório', limit: 100, path: '/api/reports' }],
    }),
  },
  {
    name: 'typing',
    minutes: 3,
    shows: 'da tecla à pintura, entre 30 e 200 materiais',
    run: async (bench) => {
      const { measureTyping } = await import('./scenarios/typing.ts');
      return await measureTyping(bench, [
        { materials: sizes.materialsFew, mostMs: 50 },
        { materials: sizes.materialsFew, channels: 10, mostMs: 50 },
        { materials: sizes.materialsMany, mostMs: 100 },
      ]);
    },
  },
  {
    name: 'arrival',
    minutes: 5,
    shows: 'até o título de cada tela numa linha lenta, na primeira visita e depois',
    run: async (bench) => {
      const { measureArrival } = await import('./scenarios/arrival.ts');
      return await measureArrival(bench, { first: 8, later: 3 });
    },
  },
  {
    name: 'lighthouse',
    minutes: 5,
    shows: 'as páginas públicas no Lighthouse',
    run: async (bench) => await (await import('./scenarios/lighthouse.ts')).auditPages(bench),
  },
];
