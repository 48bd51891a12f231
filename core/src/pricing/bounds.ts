/**
 * Bounds of one number of the pricing form. `min` and `max` are what the form offers and `step`
 * what its arrows do; `smallest` is the least value that is accepted when it is typed.
 */
export interface NumberBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly decimals: number;
  readonly smallest: number;
}

/** Bounds of a text in characters (code points), after trimming. */
export interface TextBounds {
  readonly min: number;
  readonly max: number;
}

/** Units, R$ per unit, hours, R$, R$ per hour, per cent over cost; names in characters. */
export const pricingBounds = {
  productName: { min: 2, max: 100 },
  materialName: { min: 1, max: 50 },
  quantity: { min: 0.1, max: 9999, step: 0.1, decimals: 4, smallest: 0.0001 },
  unitPrice: { min: 0.01, max: 99999.99, step: 0.01, decimals: 2, smallest: 0 },
  productionTime: { min: 0.5, max: 100, step: 0.5, decimals: 2, smallest: 0.01 },
  fixedCosts: { min: 0, max: 10000, step: 0.01, decimals: 2, smallest: 0 },
  hourlyRate: { min: 10, max: 100, step: 1, decimals: 2, smallest: 10 },
  marginPercentage: { min: 10, max: 300, step: 10, decimals: 2, smallest: 10 },
} as const satisfies Record<string, NumberBounds | TextBounds>;

/** The numbers of the pricing form. */
export type PricingField = Exclude<keyof typeof pricingBounds, 'productName' | 'materialName'>;

/** What stands in for a number that was left empty or is not numeric. */
export const pricingFallbacks = {
  quantity: 1,
  unitPrice: 0,
  productionTime: 1,
  fixedCosts: 50,
  hourlyRate: 25,
  marginPercentage: 100,
} as const satisfies Record<PricingField, number>;

/** The most materials one product may list, whatever the plan. */
export const maxMaterialsPerProduct = 500;
