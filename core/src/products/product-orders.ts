/** What products are ordered by: names from A to Z, figures from the highest. */
export const productOrderKeys = [
  'name',
  'price',
  'cost',
  'earned',
  'perHour',
  'profit',
  'netMargin',
  'markup',
] as const;

export type ProductOrderKey = (typeof productOrderKeys)[number];

const reversed = <Key extends ProductOrderKey>(key: Key) => `${key}-reversed` as const;

/** The orders of the products. Equal ones stay newest first, in a reversed order too. */
export const productOrders = [
  'newest',
  ...productOrderKeys,
  ...productOrderKeys.map((key) => reversed(key)),
] as const;

export type ProductOrder = (typeof productOrders)[number];

/** 'price-reversed' → by the price, the lowest first. */
export function orderKeyOf(order: Exclude<ProductOrder, 'newest'>) {
  const key = productOrderKeys.find((each) => order.startsWith(each));
  if (!key) throw new RangeError(`no order: ${order}`);
  return { key, isReversed: order !== key };
}

export const orderOf = (key: ProductOrderKey, isReversed: boolean): ProductOrder =>
  isReversed ? reversed(key) : key;
