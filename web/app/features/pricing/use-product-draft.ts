import { useEffect, useRef, useState } from 'react';
import { emptyDraft, type ProductDraft } from '#core/pricing/product-draft.ts';
import type { Me } from '#core/schemas/account.ts';
import { draftStorage } from './draft-storage.ts';
import { createDraftStore, type DraftStore, withKeys } from './draft-store.ts';
import { fieldText } from './settle-number.ts';

const saveDelayMs = 250;

/** A fresh form for this user, its numbers written as their fields write them. */
function freshDraft(user: Pick<Me, 'craftType' | 'hourlyRate'>): ProductDraft {
  const draft = emptyDraft({ craftCategory: user.craftType, hourlyRate: user.hourlyRate });
  return { ...draft, fixedCosts: fieldText('fixedCosts', '50') };
}

/** The product being priced; kept on the device until it is saved or discarded. */
export function useProductDraft(user: Me) {
  const [{ store, wasRestored }] = useState(() => {
    const stored = draftStorage.load(user.id);
    return {
      store: createDraftStore(withKeys(stored ?? freshDraft(user))),
      wasRestored: stored !== null,
    };
  });
  const [restored, setRestored] = useState(wasRestored);
  useEffect(() => keepOnDevice(store, user.id), [store, user.id]);
  useDefaults(store, restored, user);

  /** Call after replacing or saving: what is on the device is no longer wanted. */
  const forget = () => {
    store.markClean();
    draftStorage.clear(user.id);
    setRestored(false);
  };
  const discard = () => {
    store.replace(withKeys(freshDraft(user)));
    forget();
  };
  return { store, restored, forget, discard };
}

/** A form in which nothing was typed yet follows the user's craft and rate, changed elsewhere. */
function useDefaults(store: DraftStore, restored: boolean, user: Me): void {
  const { craftType, hourlyRate } = user;
  const shown = useRef({ craftType, hourlyRate });
  useEffect(() => {
    const before = shown.current;
    if (before.craftType === craftType && before.hourlyRate === hourlyRate) return;
    shown.current = { craftType, hourlyRate };
    if (restored || store.isDirty()) return;
    store.replace(withKeys(freshDraft({ craftType, hourlyRate })));
    store.markClean();
  }, [store, restored, craftType, hourlyRate]);
}

/**
 * Writes what is typed to the device shortly after; at once when the screen or the tab goes. What
 * was written is not written again, so that signing out can clear it while the form still shows.
 */
function keepOnDevice(store: DraftStore, userId: string): () => void {
  let timer: number | undefined;
  const flush = () => {
    if (timer === undefined) return;
    window.clearTimeout(timer);
    timer = undefined;
    if (store.isDirty()) draftStorage.save(userId, store.get().draft);
  };
  const unsubscribe = store.subscribe(() => {
    window.clearTimeout(timer);
    timer = window.setTimeout(flush, saveDelayMs);
  });
  window.addEventListener('pagehide', flush);
  return () => {
    unsubscribe();
    flush();
    window.removeEventListener('pagehide', flush);
  };
}
