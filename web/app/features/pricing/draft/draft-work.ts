import { v7 as newId } from 'uuid';
import { isBlankRow, type ProductDraft, productContent } from '#core/products/product-draft.ts';
import { watchOpenWork } from '../../session/drafts.ts';
import { type PricingDraft, withKeys } from './draft-rows.ts';
import { type DraftPlace, draftStorage, nothingAside } from './stored-draft.ts';

const keepDelayMs = 250;

interface Saved {
  readonly draft: ProductDraft;
  /** The updatedAt of a product that exists. */
  readonly version: string | null;
}

interface Shown {
  /** What was typed so far; the form tells it. */
  readonly draft: PricingDraft;
  /** What the user had typed, while what is saved, or a template, is shown in its place. */
  readonly aside: PricingDraft | null;
  /** Another one whenever the whole form is replaced: it then starts afresh. */
  readonly generation: number;
}

/**
 * A product being priced: its texts, the state they are compared with, and their copy on the
 * device. The copy lives until the product is saved or the changes are discarded.
 */
export function openDraftWork(place: DraftPlace, initiallySaved: Saved) {
  let saved = initiallySaved;
  let savedContent = productContent(saved.draft);
  const slot = draftStorage(place);
  const stored = slot.load();
  const differs = stored !== null && productContent(stored) !== savedContent;
  const wasRestored = stored !== null && (differs || stored.aside !== null);
  let saveKey = stored?.saveKey ?? null;
  let { asideKey, asideIsTemplate } = stored ?? nothingAside;
  let version = wasRestored ? (stored.version ?? saved.version) : saved.version;
  let shown: Shown = {
    draft: withKeys(wasRestored ? stored : saved.draft),
    aside: wasRestored && stored.aside ? withKeys(stored.aside) : null,
    generation: 0,
  };
  const listeners = new Set<() => void>();
  let timer: number | undefined;

  const isUnsaved = () => shown.aside !== null || productContent(shown.draft) !== savedContent;
  /** Nothing of it is stored yet. */
  const isNew = () => saved.version === null;
  const keep = () => {
    window.clearTimeout(timer);
    timer = undefined;
    const { draft, aside } = shown;
    const both = { saveKey, asideKey, asideIsTemplate };
    if (isUnsaved()) slot.save({ ...draft, version, aside, ...both });
    else slot.clear();
  };
  // Writes only what is not on the device yet, so that signing out can clear it while the form
  // still shows.
  const keepPending = () => timer !== undefined && keep();
  const show = (next: Partial<Shown>) => {
    shown = { ...shown, ...next };
    timer ??= window.setTimeout(keep, keepDelayMs);
    for (const listener of listeners) listener();
  };
  const replace = (draft: PricingDraft, aside: PricingDraft | null) =>
    show({ draft, aside, generation: shown.generation + 1 });

  return {
    /** Null for a new product. */
    productId: place.productId,
    /** For useSyncExternalStore. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    shown: () => shown,
    /** The form holds something else now. */
    type: (draft: PricingDraft) => show({ draft }),
    /** Whether the form began with what the device had kept. */
    wasRestored,
    /** The device keeps what a newer version had in this form, so that nothing of this one is kept. */
    holdsNewer: slot.holdsNewer(),
    /** Whether there is something to price. An untouched form has nothing. */
    hasPrice: () =>
      place.productId !== null ||
      shown.draft.materials.some((row) => !isBlankRow(row)) ||
      withoutNames(shown.draft) !== withoutNames(saved.draft),
    /** Whether leaving would lose something: typed and not saved, or put aside. */
    isUnsaved,
    /** The state of the product that the changes were made to. */
    version: () => version,
    isNew,
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
      savedContent = productContent(draft);
      version = newVersion;
    },
    /** Shows what is saved. Nothing is unsaved then, unless the user's own version is put aside. */
    showSaved({ mineAside = false } = {}) {
      const aside = mineAside ? shown.draft : null;
      version = saved.version;
      savedContent = productContent(saved.draft);
      saveKey = null;
      ({ asideKey, asideIsTemplate } = nothingAside);
      replace(withKeys(saved.draft), aside);
      keep();
    },
    /**
     * Begins another new product, from a template. What was typed is put aside; a template that is in
     * the form, or aside, makes room.
     *
     * @returns what takes it back
     */
    begin(draft: ProductDraft): () => void {
      const before = { ...shown, saveKey, asideKey, asideIsTemplate };
      if (before.aside && !asideIsTemplate) replace(withKeys(draft), before.aside);
      else {
        asideKey = saveKey;
        replace(withKeys(draft), isUnsaved() ? before.draft : null);
      }
      asideIsTemplate = false;
      saveKey = null;
      keep();
      return () => {
        ({ saveKey, asideKey, asideIsTemplate } = before);
        replace(before.draft, before.aside);
        keep();
      };
    },
    /** Shows what was put aside again. Of two new products the other one is put aside then. */
    showAside() {
      const { draft, aside } = shown;
      if (!aside) return;
      replace(aside, isNew() ? draft : null);
      [saveKey, asideKey] = [asideKey, isNew() ? saveKey : null];
      asideIsTemplate = isNew() && !asideIsTemplate;
      keep();
    },
    /** What is shown is saved. What was put aside for it waits for the next form. */
    forget() {
      const { draft, aside } = shown;
      const next = isNew() && aside ? { ...aside, saveKey: asideKey, version: null } : null;
      saveKey = null;
      ({ asideKey, asideIsTemplate } = nothingAside);
      savedContent = productContent(draft);
      show({ aside: null });
      keep();
      if (next) slot.save({ ...next, ...nothingAside });
    },
    /** Keeps on the device whatever is typed, shortly after; at once when screen or tab goes. */
    follow(): () => void {
      const unwatch = watchOpenWork(isUnsaved);
      window.addEventListener('pagehide', keepPending);
      return () => {
        unwatch();
        keepPending();
        window.removeEventListener('pagehide', keepPending);
      };
    },
  };
}

const withoutNames = (draft: ProductDraft) =>
  productContent({ ...draft, name: '', craftCategory: '' });

export type DraftWork = ReturnType<typeof openDraftWork>;
