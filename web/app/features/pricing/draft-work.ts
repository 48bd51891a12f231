import { v7 as newId } from 'uuid';
import type { ProductDraft } from '#core/pricing/product-draft.ts';
import { watchOpenWork } from '../session/drafts.ts';
import { draftContent } from './draft-content.ts';
import { type DraftPlace, draftStorage } from './draft-storage.ts';
import { createDraftStore, withKeys } from './draft-store.ts';

const keepDelayMs = 250;

interface Saved {
  readonly draft: ProductDraft;
  /** The updatedAt of a product that exists. */
  readonly version: string | null;
}

/**
 * A product being priced: the form's state, what it is compared with, and its copy on the device,
 * which lives until the product is saved or the changes are discarded.
 */
export function openDraftWork(place: DraftPlace, initiallySaved: Saved) {
  let saved = initiallySaved;
  const stored = draftStorage.load(place);
  const differs = stored !== null && draftContent(stored) !== draftContent(saved.draft);
  const wasRestored = stored !== null && (differs || stored.aside !== null);
  const store = createDraftStore(withKeys(wasRestored ? stored : saved.draft), saved.draft);
  if (wasRestored && stored.aside) store.replace(store.get().draft, withKeys(stored.aside));
  let saveKey = stored?.saveKey ?? null;
  let version = wasRestored ? (stored.version ?? saved.version) : saved.version;
  let timer: number | undefined;

  const keep = () => {
    window.clearTimeout(timer);
    timer = undefined;
    const { draft, aside } = store.get();
    if (store.isUnsaved()) draftStorage.save(place, { ...draft, saveKey, version, aside });
    else draftStorage.clear(place);
  };
  // What is on the device already is not written again, so that signing out can clear it while
  // the form still shows.
  const keepPending = () => timer !== undefined && keep();

  return {
    store,
    /** Whether the form began with what the device had kept. */
    wasRestored,
    /** The state of the product that the changes were made to. */
    version: () => version,
    /** The id of the product to be: the same one at every try, so that it is saved once. */
    saveKey() {
      saveKey ??= newId();
      keep();
      return saveKey;
    },
    forgetSaveKey() {
      saveKey = null;
    },
    /** Goes on from another state of the saved product; what was typed stays. */
    rebase(draft: ProductDraft, newVersion: string | null) {
      saved = { draft, version: newVersion };
      version = newVersion;
      store.markSaved(draft);
    },
    /** Shows what is saved. Nothing is unsaved then, unless the user's own version is put aside. */
    showSaved({ mineAside = false } = {}) {
      const aside = mineAside ? store.get().draft : null;
      version = saved.version;
      saveKey = null;
      store.markSaved(saved.draft);
      store.replace(withKeys(saved.draft), aside);
      keep();
    },
    /** Shows the user's own version again. */
    showAside() {
      const { aside } = store.get();
      if (aside) store.replace(aside);
      keep();
    },
    /** Everything is saved: nothing stays on the device. */
    forget() {
      saveKey = null;
      store.markSaved(store.get().draft);
      store.dropAside();
      keep();
    },
    /** Keeps on the device whatever is typed, shortly after; at once when screen or tab goes. */
    follow(): () => void {
      const unsubscribe = store.subscribe(() => {
        timer ??= window.setTimeout(keep, keepDelayMs);
      });
      const unwatch = watchOpenWork(store.isUnsaved);
      window.addEventListener('pagehide', keepPending);
      return () => {
        unsubscribe();
        unwatch();
        keepPending();
        window.removeEventListener('pagehide', keepPending);
      };
    },
  };
}

export type DraftWork = ReturnType<typeof openDraftWork>;
