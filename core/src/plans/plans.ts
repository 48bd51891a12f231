/** What a plan allows. A limit of null is unlimited. */
export interface Plan {
  readonly limits: {
    readonly products: number | null;
    readonly materialsPerProduct: number | null;
    readonly catalogue: number | null;
    /** The most channels a workshop may have, besides direct sale. */
    readonly channels: number | null;
  };
  readonly features: {
    /** The catalogue's own page is open to all. */
    readonly catalogueOnForm: boolean;
    readonly reports: boolean;
    readonly templates: boolean;
    /** States are stored for all, and shown and restored with this. The trash is open to all. */
    readonly history: boolean;
    /** Backups made and restored. Whoever has some may list and download them. */
    readonly backups: boolean;
    /** Spreadsheets, out and in. All of one's data as JSON is open to all. */
    readonly sheets: boolean;
    /** Stock. Whoever has some reads it on every plan. */
    readonly stock: boolean;
    /** Discounts of larger orders, with a floor. That of a single sale is open to all. */
    readonly discountTables: boolean;
  };
}

export type PlanFeature = keyof Plan['features'];

export const plans = {
  free: {
    id: 'free',
    limits: { products: 5, materialsPerProduct: 10, catalogue: 200, channels: 1 },
    features: {
      catalogueOnForm: false,
      reports: false,
      templates: false,
      history: false,
      backups: false,
      sheets: false,
      stock: false,
      discountTables: false,
    },
  },
  pro: {
    id: 'pro',
    limits: { products: null, materialsPerProduct: null, catalogue: null, channels: null },
    features: {
      catalogueOnForm: true,
      reports: true,
      templates: true,
      history: true,
      backups: true,
      sheets: true,
      stock: true,
      discountTables: true,
    },
  },
} as const satisfies Record<string, Plan & { id: string }>;

export type PlanId = keyof typeof plans;

/** The names of the plans. They follow the word 'plano': 'o plano Gratuito', 'Plano Pro'. */
export const planLabels: Record<PlanId, string> = { free: 'Gratuito', pro: 'Pro' };

export const planIds = ['free', 'pro'] as const satisfies readonly PlanId[];

export const freePlan = plans.free.id;

export const isPaid = (plan: PlanId): boolean => plan !== freePlan;

/** What Pro costs, in R$ (decimal texts), and the texts for it. */
export const planPrices = {
  monthly: {
    amount: '6.90',
    display: 'R$ 6,90/mês',
    interval: 'month',
    description: 'Cobrança mensal, cancele quando quiser',
  },
  annual: {
    amount: '59.90',
    display: 'R$ 59,90/ano',
    interval: 'year',
    description: 'Equivale a R$ 4,99 por mês',
    discount: '28% OFF',
    monthlyEquivalent: '4.99',
    yearlySavings: '22.90',
    savings: 'Economize R$ 22,90 por ano',
  },
} as const;

export const maxOwnTemplates = 200;

export const freeLimitWarningAt = plans.free.limits.products - 1;

/** From this many products on, a free user is offered the upgrade beside a new pricing. */
export const upgradeOfferedAt = 3;

export function isBelowLimit(plan: PlanId, products: number): boolean {
  const { products: limit } = plans[plan].limits;
  return limit === null || products < limit;
}
