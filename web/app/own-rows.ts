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
  const stock: typeof product = { changed: () => {}, missed: () => {} };
  // Those that screens show; a newer server may know more kinds than this page.
  const shown = new Map(Object.entries({ product, material, channel, stock }));
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
      const rows = shown.get(change.kind);
      rows?.changed(change);
      if (rows) readStock();
    },
    missed(kind) {
      const rows = shown.get(kind);
      rows?.missed();
      if (rows) readStock();
    },
  };
}
