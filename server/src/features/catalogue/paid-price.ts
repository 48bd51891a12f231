import { isDeepStrictEqual } from 'node:util';
import type { CatalogueMaterialContent } from '#core/schemas/catalogue.ts';

type Price = Pick<CatalogueMaterialContent, 'unitPrice' | 'unitType' | 'pack'>;

/**
 * Whether two materials were paid the same. What was paid for a pack stays the same when it is used in
 * another unit.
 */
export function hasPriceOf(one: Price, other: Price): boolean {
  const isPerUnit = one.pack === null && other.pack === null;
  return isPerUnit
    ? one.unitPrice === other.unitPrice && one.unitType === other.unitType
    : isDeepStrictEqual(one.pack, other.pack);
}
