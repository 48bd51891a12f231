import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { type ProductView, readView, writeView } from './view.ts';

/** Marks the addresses that this screen writes itself. */
const own = 'product-view';

/**
 * Which products show. A choice shows and reaches the address at once, so that coming back finds
 * the same; typed text reaches the address only after a pause.
 */
export function useProductView() {
  const { key, state } = useLocation();
  const [search, setSearch] = useSearchParams();
  const [view, setView] = useState(() => readView(search));
  const write = (shown: ProductView) =>
    setSearch((current) => writeView(current, shown), {
      replace: true,
      preventScrollReset: true,
      state: own,
    });
  const writeLater = useDebouncedCallback(write, 300);

  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    // What is being typed is newer than an address that was asked for before it.
    if (state !== own && !writeLater.isPending()) setView(readView(search));
  }

  const show = (change: Partial<ProductView>) => {
    writeLater.cancel();
    const shown = { ...view, ...change };
    setView(shown);
    write(shown);
  };
  return {
    view,
    type: (query: string) => {
      const shown = { ...view, query };
      setView(shown);
      writeLater(shown);
    },
    /** Writes what was typed at once: the field is left, perhaps for another screen. */
    settle: () => writeLater.flush(),
    change: (change: Partial<Omit<ProductView, 'query'>>) => show(change),
    clear: () => show({ query: '', profitability: null }),
  };
}
