import { hashKey, replaceEqualDeep } from '@tanstack/react-query';
import { v7 as newId } from 'uuid';
import { watchOpenWork } from '../session/drafts.ts';
import { type DraftSlot, noSaveKeys, type SaveKeys, type StoredDraft } from './draft-slot.ts';

const storeDelayMs = 250;

interface SavedDraft<Draft> {
  readonly draft: Draft;
  /** The updatedAt of a row that exists; null for a new one. */
  readonly version: string | null;
}

interface ShownDraft<Draft> {
  readonly draft: Draft;
  /** What the user had typed, while the saved row, or a template, is shown in its place. */
  readonly aside: Draft | null;
  /** Changes whenever the whole form is replaced, which then starts afresh. */
  readonly generation: number;
}

/**
 * A row being edited: its texts, the state they are compared with, and their copy on the device. The
 * copy lives until the row is saved or the changes are discarded.
 */
export class DraftWork<Draft> {
  /** A newer version of Artesa stored its draft here, so nothing of this one is stored. */
  readonly holdsNewer: boolean;
  /** The form began with a stored draft, which was not discarded since. */
  wasRestored: boolean;
  /** What is shown was saved, and waits only for the screen to go. */
  wasSaved = false;
  readonly #slot: DraftSlot<StoredDraft<Draft>>;
  readonly #contentOf: (draft: Draft) => string;
  readonly #beganNew: boolean;
  readonly #listeners = new Set<() => void>();
  #saved: SavedDraft<Draft>;
  #savedContent: string;
  #version: string | null;
  #keys: SaveKeys;
  #shown: ShownDraft<Draft>;
  #timer: number | undefined;

  /** @param contentOf what a draft says, however it is written */
  constructor(
    slot: DraftSlot<StoredDraft<Draft>>,
    saved: SavedDraft<Draft>,
    contentOf: (draft: Draft) => string = (draft) => hashKey([draft]),
  ) {
    this.#slot = slot;
    this.#contentOf = contentOf;
    this.#beganNew = saved.version === null;
    this.#saved = saved;
    this.#savedContent = contentOf(saved.draft);
    const stored = slot.load();
    const isOther = stored && (stored.aside || contentOf(stored.draft) !== this.#savedContent);
    const restored = isOther ? stored : null;
    this.#version = restored?.version ?? saved.version;
    const { saveKey, asideKey, asideIsTemplate } = stored ?? noSaveKeys;
    this.#keys = { saveKey, asideKey, asideIsTemplate };
    const { draft } = restored ?? saved;
    this.#shown = { draft, aside: restored?.aside ?? null, generation: 0 };
    this.holdsNewer = slot.holdsNewer();
    this.wasRestored = restored !== null;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly shown = () => this.#shown;

  /** What the changes are compared with. */
  readonly saved = () => this.#saved;

  /** Whether leaving would lose something: typed and not saved, or put aside. */
  readonly isUnsaved = () => this.#shown.aside !== null || this.isChanged(this.#shown.draft);

  /** Whether a draft says something else than what is saved. */
  readonly isChanged = (draft: Draft) => this.#contentOf(draft) !== this.#savedContent;

  readonly isNew = () => this.#saved.version === null;

  /** The state of the row that the changes were made to. */
  readonly version = () => this.#version;

  type(draft: Draft): void {
    // What is as before stays the same object, and is priced once.
    const next = replaceEqualDeep(this.#shown.draft, draft);
    if (next !== this.#shown.draft) this.show({ draft: next });
  }

  /** The id of a new row: the same one at every try, so that it is saved once. */
  saveKey(): string {
    const saveKey = this.#keys.saveKey ?? newId();
    this.#keys = { ...this.#keys, saveKey };
    this.#store();
    return saveKey;
  }

  /** The id of a new row, once its first save was tried. */
  readonly triedKey = () => this.#keys.saveKey;

  /** What was saved under the id is gone: the next try makes another row. */
  startOver(): void {
    this.#keys = { ...this.#keys, saveKey: null };
  }

  /** Goes on from another state of the saved row; what was typed stays. */
  rebase(draft: Draft, version: string | null): void {
    this.#saved = { draft, version };
    this.#savedContent = this.#contentOf(draft);
    this.#version = version;
    this.show({});
  }

  /** Shows what is saved. Nothing is unsaved then, unless the user's own version is put aside. */
  showSaved({ mineAside = false } = {}): void {
    const { draft, version } = this.#saved;
    this.#version = version;
    this.replace(draft, mineAside ? this.#shown.draft : null, this.#keysOfRow());
  }

  discard(): void {
    this.wasRestored = false;
    this.showSaved();
  }

  /** Shows another draft of the same row in a form that starts afresh. */
  put(draft: Draft): void {
    this.replace(draft, this.#shown.aside, this.#keys);
  }

  /**
   * Begins another new row, from a template. What was typed is put aside; a template that is in the
   * form, or aside, is dropped.
   *
   * @returns undoes it
   */
  begin(template: Draft): () => void {
    const { draft, aside } = this.#shown;
    const keys = this.#keys;
    const isTypedAside = aside && !keys.asideIsTemplate;
    const nextAside = isTypedAside ? aside : this.isUnsaved() ? draft : null;
    const asideKey = isTypedAside ? keys.asideKey : keys.saveKey;
    this.replace(template, nextAside, { ...noSaveKeys, asideKey });
    return () => this.replace(draft, aside, keys);
  }

  /** Shows what was put aside again. Of two new rows the other one is put aside then. */
  readonly showAside = (): void => {
    const { draft, aside } = this.#shown;
    const { saveKey, asideKey, asideIsTemplate } = this.#keys;
    if (!aside) return;
    if (!this.isNew()) this.replace(aside, null, this.#keysOfRow());
    else {
      const keys = { saveKey: asideKey, asideKey: saveKey, asideIsTemplate: !asideIsTemplate };
      this.replace(aside, draft, keys);
    }
  };

  /** What is shown is saved. What was put aside for it waits for the next form. */
  forget(): void {
    const { draft, aside } = this.#shown;
    const { asideKey } = this.#keys;
    this.wasSaved = true;
    this.#keys = noSaveKeys;
    this.#savedContent = this.#contentOf(draft);
    this.show({ aside: null });
    this.#store();
    if (!this.isNew() || !aside) return;
    const next = { ...noSaveKeys, saveKey: asideKey, version: null, aside: null };
    this.#slot.save({ ...next, draft: aside });
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

  protected replace(draft: Draft, aside: Draft | null, keys: SaveKeys): void {
    this.#keys = keys;
    this.show({ draft, aside, generation: this.#shown.generation + 1 });
    this.#store();
  }

  protected show(next: Partial<ShownDraft<Draft>>): void {
    this.#shown = { ...this.#shown, ...next };
    this.#timer ??= window.setTimeout(() => this.#store(), storeDelayMs);
    for (const listener of this.#listeners) listener();
  }

  /** A row that turned out to exist keeps the id that it was sent under. */
  #keysOfRow(): SaveKeys {
    const { saveKey } = this.#keys;
    return this.#beganNew && !this.isNew() ? { ...noSaveKeys, saveKey } : noSaveKeys;
  }

  #store() {
    window.clearTimeout(this.#timer);
    this.#timer = undefined;
    const { draft, aside } = this.#shown;
    if (!this.isUnsaved()) return this.#slot.clear();
    this.#slot.save({ ...this.#keys, version: this.#version, draft, aside });
  }
}
