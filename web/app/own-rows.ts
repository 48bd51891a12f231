import type { QueryClient } from '@tanstack/react-query';
import type { RowFollower } from './acts/follow-lazily.ts';
import { followRows } from './acts/follow-rows.ts';
import { cachedCatalogue } from './features/catalogue/stored/cached-catalogue.ts';
import { cachedChannels } from './features/channels/channels-query.ts';
import { cachedProducts } from './features/products/stored/cached-products.ts';
import { stockKey } from './features/stock/stock-key.ts';

/** Notices of one act come within so long. */
const togetherMs = 100;

/** Brings the user's rows up to date in the cache, of whatever kind. */
export function followOwnRows(client: QueryClient, signal: AbortSignal): RowFollower {
  const product = followRows(client, cachedProducts, signal);
  const material = followRows(client, cachedCatalogue, signal);
  const channel = followRows(client, cachedChannels, signal);
  // A newer server may know more kinds than this page.
  const kinds = new Map<string, Pick<typeof product, 'changed' | 'missed'>>(
    Object.entries({ product, material, channel }),
  );
  // The stock names materials and products and depends on both. A production sends a notice for
  // each row that it moves: the stock is read once for all.
  let isDue = false;
  const readStock = () => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      if (!signal.aborted) void client.invalidateQueries({ queryKey: stockKey });
    }, togetherMs);
  };
  return {
    changed(change) {
      kinds.get(change.kind)?.changed(change);
      readStock();
    },
    missed(kind) {
      kinds.get(kind)?.missed();
      readStock();
    },
  };
}
