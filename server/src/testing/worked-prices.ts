import type { ChannelFees } from '#core/channels/fees.ts';
import truth from '#core/pricing/cases/truth.json' with { type: 'json' };
import type { PricingInput } from '#core/pricing/price.ts';

/** Amounts and per cents as exact decimal texts, and what is said of each channel. */
type Expected = Readonly<Record<string, unknown>>;

interface WorkedPrice {
  readonly name: string;
  /** What a call sends, to store it or only to price it: the case's texts as JSON numbers. */
  readonly product: object;
  /** Where it is priced besides, which no product stores. */
  readonly channels?: readonly object[];
  readonly expected: Expected;
}

const number = (value: unknown) => Number(value);

const numbersOf = (texts: object): object =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, key === 'name' ? value : number(value)]),
  );

/** The worked prices of packs, units, waste, batches, final prices and channels. */
export const workedPrices: readonly WorkedPrice[] = truth.map(({ name, expected, ...texts }) => {
  const { channels, ...figures } = texts as PricingInput & { channels?: readonly ChannelFees[] };
  const { materials, rounding, ...numbers } = figures;
  const product = {
    name,
    craftCategory: 'outros',
    ...numbersOf(numbers),
    ...(rounding && { rounding }),
    materials: materials.map(({ pack, unit, ...row }) => ({
      ...numbersOf(row),
      ...(unit && { unit }),
      ...(pack && {
        pack: { price: number(pack.price), content: number(pack.content), unit: pack.unit },
      }),
    })),
  };
  return {
    name,
    product,
    ...(channels && {
      channels: channels.map(({ bands, ...fees }) => ({
        ...numbersOf(fees),
        bands: bands.map(numbersOf),
      })),
    }),
    expected,
  };
});
