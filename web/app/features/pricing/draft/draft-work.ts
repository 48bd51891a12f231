import { replaceEqualDeep } from '@tanstack/react-query';
import { v7 as newId } from 'uuid';
import { contentOf } from '#core/products/field-draft.ts';
import { productFields, rememberedFields } from '#core/products/fields.ts';
import { numberContent } from '#core/products/number-text.ts';
import { isBlankRow, type ProductDraft, productContent } from '#core/products/product-draft.ts';
import { watchOpenWork } from '../../session/drafts.ts';
import { type PricingDraft, withKeys } from './draft-rows.ts';
import { type DraftPlace, draftStorage, noSaveKeys, type SaveKeys } from './stored-draft.ts';

const storeDelayMs = 250;

interface Saved {
  readonly draft: ProductDraft;
  /** The updatedAt of a product that exists. */
  readonly version: string | null;
  /** A new product's form begins as the last one. */
  readonly isLikeLast?: boolean;
}

interface Shown {
  readonly draft: PricingDraft;
  /** What the user had typed, while the saved product, or a template, is shown in its place. */
  readonly aside: PricingDraft | null;
  /** Changes whenever the whole form is replaced, which then starts afresh. */
  readonly generation: number;
}

/**
 * A product being priced: its texts, the state they are compared with, and their copy on the
 * device. The copy lives until the product is saved or the changes are discarded.
 */
export class DraftWork {
  /** Null for a new product. */
  readonly productId: string | null;
  /** A newer version of Artesa stored its draft here, so nothing of this one is stored. */
  readonly holdsNewer: boolean;
  /** The form began with a stored draft, which was not discarded since. */
  wasRestored: boolean;
  /** What is shown was saved as a product, and waits only for the screen to go. */
  wasSaved = false;
  readonly #storage: ReturnType<typeof draftStorage>;
  readonly #listeners = new Set<() => void>();
  #saved: Saved;
  #savedContent: string;
  #version: string | null;
  #keys: SaveKeys;
  #hasOwnTime = false;
  #beganLikeLast: boolean;
  #shown: Shown;
  #timer: number | undefined;

  constructor(place: DraftPlace, saved: Saved) {
    this.#storage = draftStorage(place);
    this.#saved = saved;
    this.#savedContent = productContent(saved.draft);
    const stored = this.#storage.load();
    const isOther = stored && (stored.aside || productContent(stored) !== this.#savedContent);
    const restored = isOther ? stored : null;
    this.#version = restored?.version ?? saved.version;
    const { saveKey, asideKey, asideIsTemplate } = stored ?? noSaveKeys;
    this.#keys = { saveKey, asideKey, asideIsTemplate };
    this.#shown = {
      draft: withKeys(restored ?? saved.draft),
      aside: restored?.aside ? withKeys(restored.aside) : null,
      generation: 0,
    };
    this.productId = place.productId;
    this.holdsNewer = this.#storage.holdsNewer();
    this.wasRestored = restored !== null;
    this.#beganLikeLast = this.#isLikeLast();
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly shown = () => this.#shown;

  /** Whether leaving would lose something: typed and not saved, or put aside. */
  readonly isUnsaved = () =>
    this.#shown.aside !== null || productContent(this.#shown.draft) !== this.#savedContent;

  readonly isNew = () => this.#saved.version === null;

  /** The state of the product that the changes were made to. */
  readonly version = () => this.#version;

  type(draft: PricingDraft): void {
    const before = this.#shown.draft;
    if (draft.productionTime !== before.productionTime) this.#hasOwnTime = true;
    // The form copies all rows at each key: what is as before stays the same object, and is priced once.
    this.#show({ draft: replaceEqualDeep(before, draft) });
  }

  /** A measured time was taken, which may be the one that stood there. */
  takeTime(): void {
    this.#hasOwnTime = true;
    this.#show({});
  }

  /** Whether there is something to price: a material or a time, which no form begins with. */
  hasPrice(): boolean {
    const { draft } = this.#shown;
    return (
      this.productId !== null ||
      this.#hasOwnTime ||
      draft.materials.some((row) => !isBlankRow(row)) ||
      timeOf(draft) !== timeOf(this.#saved.draft)
    );
  }

  /** The form began with what the last product says, whatever was changed since. */
  readonly beganLikeLast = () => this.#beganLikeLast;

  /** The id of a new product: the same one at every try, so that it is saved once. */
  saveKey(): string {
    const saveKey = this.#keys.saveKey ?? newId();
    this.#keys = { ...this.#keys, saveKey };
    this.#store();
    return saveKey;
  }

  /** That id, once it was tried. */
  readonly triedKey = () => this.#keys.saveKey;

  forgetSaveKey(): void {
    this.#keys = { ...this.#keys, saveKey: null };
  }

  /** Goes on from another state of the saved product; what was typed stays. */
  rebase(draft: ProductDraft, version: string | null, isLikeLast = false): void {
    this.#saved = { draft, version, isLikeLast };
    this.#savedContent = productContent(draft);
    this.#version = version;
    this.#beganLikeLast = this.#isLikeLast();
    this.#show({});
  }

  /** Shows what is saved. Nothing is unsaved then, unless the user's own version is put aside. */
  showSaved({ mineAside = false } = {}): void {
    const { draft, version, isLikeLast } = this.#saved;
    this.rebase(draft, version, isLikeLast);
    this.#replace(withKeys(draft), mineAside ? this.#shown.draft : null, noSaveKeys);
  }

  discard(): void {
    this.wasRestored = false;
    this.showSaved();
  }

  /**
   * Begins another new product, from a template. What was typed is put aside; a template that is in
   * the form, or aside, is dropped.
   *
   * @returns undoes it
   */
  begin(template: ProductDraft): () => void {
    const { draft, aside } = this.#shown;
    const keys = this.#keys;
    const isTypedAside = aside && !keys.asideIsTemplate;
    const nextAside = isTypedAside ? aside : this.isUnsaved() ? draft : null;
    const asideKey = isTypedAside ? keys.asideKey : keys.saveKey;
    this.#replace(withKeys(template), nextAside, { ...noSaveKeys, asideKey });
    return () => this.#replace(draft, aside, keys);
  }

  /** Shows what was put aside again. Of two new products the other one is put aside then. */
  readonly showAside = (): void => {
    const { draft, aside } = this.#shown;
    const { saveKey, asideKey, asideIsTemplate } = this.#keys;
    if (!aside) return;
    if (!this.isNew()) this.#replace(aside, null, { ...noSaveKeys, saveKey: asideKey });
    else {
      const keys = { saveKey: asideKey, asideKey: saveKey, asideIsTemplate: !asideIsTemplate };
      this.#replace(aside, draft, keys);
    }
  };

  /** What is shown is saved. What was put aside for it waits for the next form. */
  forget(): void {
    const { draft, aside } = this.#shown;
    const { asideKey } = this.#keys;
    this.wasSaved = true;
    this.#keys = noSaveKeys;
    this.#savedContent = productContent(draft);
    this.#show({ aside: null });
    this.#store();
    if (!this.isNew() || !aside) return;
    this.#storage.save({ ...aside, ...noSaveKeys, saveKey: asideKey, version: null, aside: null });
  }

  /** Stores whatever is typed, shortly after; at once when screen or tab goes, or signing out asks. */
  follow(): () => void {
    // Only what is not stored yet: signing out may clear the device while the form still shows.
    const storePending = () => this.#timer !== undefined && this.#store();
    const unwatch = watchOpenWork(() => {
      storePending();
      return this.isUnsaved();
    });
    window.addEventListener('pagehide', storePending);
    return () => {
      unwatch();
      storePending();
      window.removeEventListener('pagehide', storePending);
    };
  }

  #replace(draft: PricingDraft, aside: PricingDraft | null, keys: SaveKeys): void {
    this.#keys = keys;
    this.#hasOwnTime = false;
    this.#beganLikeLast = this.#isLikeLast(draft);
    this.#show({ draft, aside, generation: this.#shown.generation + 1 });
    this.#store();
  }

  #isLikeLast(draft: ProductDraft = this.#shown.draft): boolean {
    const { isLikeLast = false, draft: saved } = this.#saved;
    return isLikeLast && rememberedIn(draft) === rememberedIn(saved);
  }

  #show(next: Partial<Shown>): void {
    this.#shown = { ...this.#shown, ...next };
    this.#timer ??= window.setTimeout(() => this.#store(), storeDelayMs);
    for (const listener of this.#listeners) listener();
  }

  #store() {
    window.clearTimeout(this.#timer);
    this.#timer = undefined;
    const { draft, aside } = this.#shown;
    if (!this.isUnsaved()) return this.#storage.clear();
    this.#storage.save({ ...draft, ...this.#keys, version: this.#version, aside });
  }
}

const rememberedIn = (draft: ProductDraft) => contentOf(rememberedFields, draft);

const timeOf = ({ productionTime }: ProductDraft) =>
  numberContent(productFields.productionTime, productionTime);
