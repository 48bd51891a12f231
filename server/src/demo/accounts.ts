import type { users } from '../db/schema.ts';
import { type DemoProduct, ofCraft } from './demo-product.ts';
import type { DemoStock } from './stock-step.ts';
import { type CatalogueRow, catalogue } from './workshops/pro-catalogue.ts';
import { clayAndCandleProducts } from './workshops/pro-clay-and-candles.ts';
import { fabricProducts } from './workshops/pro-fabric.ts';
import { stock } from './workshops/pro-stock.ts';
import { yarnProducts } from './workshops/pro-yarn.ts';

const feltro = ofCraft('feltro');
const costura = ofCraft('costura');

/** Felt and fabric souvenirs, made at the kitchen table. */
const freeProducts: DemoProduct[] = [
  feltro('Chaveiro de coração em feltro', { hours: 0.5, fixed: 1.5, markup: 100, daysAgo: 4 }, [
    [0.25, 'Feltro (folha 30 × 40 cm)', 4.9],
    [0.1, 'Enchimento de fibra (100 g)', 4.5],
    [1, 'Argola para chaveiro', 0.6],
    [0.2, 'Meada de linha', 3.9],
  ]),
  feltro('Móbile de nuvens para berço', { hours: 4, fixed: 6, markup: 60, daysAgo: 17 }, [
    [4, 'Feltro (folha 30 × 40 cm)', 4.9],
    [1.5, 'Enchimento de fibra (100 g)', 4.5],
    [1, 'Aro de madeira 20 cm', 11.9],
    [3, 'Fita de cetim (metro)', 0.7],
    [8, 'Conta de madeira', 0.5],
    [0.2, 'Linha de costura', 5.5],
  ]),
  costura('Necessaire de tricoline', { hours: 1.5, fixed: 4, markup: 35, daysAgo: 38 }, [
    [0.4, 'Tricoline (metro)', 31.9],
    [0.3, 'Manta acrílica (metro)', 15.9],
    [1, 'Zíper 20 cm', 2.2],
  ]),
  feltro(
    'Lembrancinha de maternidade',
    { hours: 0.75, fixed: 1, markup: 20, daysAgo: 52, rate: 18 },
    [
      [0.3, 'Feltro (folha 30 × 40 cm)', 4.5],
      [0.15, 'Enchimento de fibra (100 g)', 4.5],
      [0.4, 'Fita de cetim (metro)', 0.7],
      [1, 'Saquinho de organza', 1.4],
      [1, 'Tag impressa', 0.35],
    ],
  ),
];

/** An account and the workshop in it. Its id is not that of another account of the email. */
export interface DemoAccount {
  profile: Pick<
    typeof users.$inferSelect,
    'id' | 'email' | 'name' | 'plan' | 'craftType' | 'hourlyRate' | 'state' | 'businessType'
  >;
  /** Known to everybody who reads this file. */
  password: string;
  memberForDays: number;
  products: readonly DemoProduct[];
  catalogue: readonly CatalogueRow[];
  stock: DemoStock;
}

export const demoAccounts: readonly DemoAccount[] = [
  {
    profile: {
      id: '01980000-0000-7000-8000-0000000000f1',
      email: 'demo.gratis@example.com',
      name: 'Cida Nogueira',
      plan: 'free',
      craftType: 'feltro',
      hourlyRate: 20,
      state: 'PE',
      businessType: 'informal',
    },
    password: 'linha-e-feltro',
    memberForDays: 60,
    products: freeProducts,
    catalogue: [],
    stock: { minimums: {}, steps: [] },
  },
  {
    profile: {
      id: '01980000-0000-7000-8000-0000000000f2',
      email: 'demo.pro@example.com',
      name: 'Marina Azevedo',
      plan: 'pro',
      craftType: 'croche',
      hourlyRate: 28,
      state: 'MG',
      businessType: 'mei',
    },
    password: 'barro-e-barbante',
    memberForDays: 190,
    products: [...yarnProducts, ...fabricProducts, ...clayAndCandleProducts],
    catalogue,
    stock,
  },
];
