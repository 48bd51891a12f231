import truth from '#core/pricing/cases/truth.json' with { type: 'json' };
import type { PricingInput } from '#core/pricing/price.ts';

/** Amounts and per cents as exact decimal texts. */
type Expected = Readonly<Record<string, string | readonly string[]>>;

interface WorkedPrice {
  readonly name: string;
  /** What a call sends, to store it or only to price it: the case's texts as JSON numbers. */
  readonly product: object;
  readonly expected: Expected;
}

const number = (value: unknown) => Number(value);

/** The worked prices of packs, units, waste, batches and final prices. */
export const workedPrices: readonly WorkedPrice[] = truth.map(({ name, expected, ...texts }) => {
  const { materials, rounding, ...numbers } = texts as PricingInput;
  const product = {
    name,
    craftCategory: 'outros',
    ...Object.fromEntries(Object.entries(numbers).map(([key, value]) => [key, number(value)])),
    ...(rounding && { rounding }),
    materials: materials.map(({ pack, unit, ...row }) => ({
      ...Object.fromEntries(
        Object.entries(row).map(([key, value]) => [key, key === 'name' ? value : number(value)]),
      ),
      ...(unit && { unit }),
      ...(pack && {
        pack: { price: number(pack.price), content: number(pack.content), unit: pack.unit },
      }),
    })),
  };
  return { name, product, expected };
});
