import type { users } from '../db/schema.ts';
import type { DemoProduct } from './product.ts';
import type { DemoStock } from './stock-step.ts';
import { freeProducts } from './workshops/free-products.ts';
import { type CatalogueRow, catalogue } from './workshops/pro-catalogue.ts';
import { clayAndCandleProducts } from './workshops/pro-clay-and-candles.ts';
import { fabricProducts } from './workshops/pro-fabric.ts';
import { stock } from './workshops/pro-stock.ts';
import { yarnProducts } from './workshops/pro-yarn.ts';

type Profile = Pick<
  typeof users.$inferSelect,
  'id' | 'email' | 'name' | 'plan' | 'craftType' | 'hourlyRate' | 'state' | 'businessType'
>;

/** An account and the workshop in it. The id tells it from an account of the same email. */
export interface DemoAccount {
  profile: Profile;
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
