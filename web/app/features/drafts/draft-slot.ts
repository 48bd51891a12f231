import { NewerError } from '#core/fields/newer-error.ts';
import { isObject } from '#core/fields/stored-like.ts';
import type { KindId } from '#core/kinds/kinds.ts';
import { deviceStorage, parseJson } from '../../ui/browser/browser-storage.ts';
import { draftPrefix } from '../session/drafts.ts';

/** The ids under which new rows are saved, so that a try that arrived unseen is not made twice. */
export interface SaveKeys {
  /** The id that a new row gets, once its first save was tried. */
  readonly saveKey: string | null;
  /** The id that the draft put aside gets, once its first save was tried. */
  readonly asideKey: string | null;
  /** The two have changed places: the template is put aside. */
  readonly asideIsTemplate: boolean;
}

export const noSaveKeys: SaveKeys = { saveKey: null, asideKey: null, asideIsTemplate: false };

/** What was typed of one row and not saved, and what is needed to go on with it. */
export interface StoredDraft<Draft> extends SaveKeys {
  readonly draft: Draft;
  /** The state of the row (updatedAt) that the changes were made to; null for a new one. */
  readonly version: string | null;
  /** What the user had typed, while the saved row, or a template, is in the form. */
  readonly aside: Draft | null;
}

/** How a draft is written on the device. */
interface Format<Stored> {
  /** @returns null for anything else; throws NewerError */
  readonly read: (stored: unknown) => Stored | null;
  readonly write: (stored: Stored) => object;
}

export type DraftSlot<Stored> = ReturnType<typeof draftSlot<Stored>>;

/** Stores what was typed in one form on this device. A draft of a newer version is left untouched for it. */
export function draftSlot<Stored>(key: string, { read, write }: Format<Stored>) {
  let holdsNewer = false;
  return {
    load(): Stored | null {
      try {
        return read(parseJson(deviceStorage.read(key)));
      } catch (error) {
        if (!(error instanceof NewerError)) throw error;
        holdsNewer = true;
        return null;
      }
    },
    /** Whether load() found a draft of a newer version. */
    holdsNewer: () => holdsNewer,
    save(stored: Stored): void {
      if (!holdsNewer) deviceStorage.write(key, JSON.stringify(write(stored)));
    },
    clear(): void {
      if (!holdsNewer) deviceStorage.remove(key);
    },
  };
}

/**
 * Where a dialog stores the draft of a row of one kind.
 *
 * @param read makes a draft of the texts that are stored; throws NewerError
 * @param older puts what an older version stored in today's shape
 */
export const rowSlot =
  <Draft>(
    kind: KindId,
    read: (texts: StoredTexts) => Draft,
    older: (stored: StoredTexts) => StoredTexts = (stored) => stored,
  ) =>
  (userId: string, rowId: string | null) =>
    draftSlot<StoredDraft<Draft>>(`${draftPrefix(userId)}${kind}:${rowId ?? 'new'}`, {
      read(stored) {
        const { id, since, values, aside } = isObject(stored) ? older(stored) : {};
        if (typeof id !== 'string' || typeof since !== 'string' || !isObject(values)) return null;
        return {
          ...noSaveKeys,
          saveKey: id || null,
          version: since || null,
          draft: read(values),
          aside: isObject(aside) ? read(aside) : null,
        };
      },
      write: ({ saveKey, version, draft, aside }) => ({
        id: saveKey ?? '',
        since: version ?? '',
        values: draft,
        aside,
      }),
    });

type StoredTexts = Readonly<Record<string, unknown>>;
