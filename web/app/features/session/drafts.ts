import { deviceStorage, parseJson, tabStorage } from '../../ui/browser/browser-storage.ts';
import { trialStorage } from './trial.ts';

/** The prefix of unsaved work in the tab's storage. Signing out clears it. */
export const tabDraftPrefix = 'artesa:draft:';

/** The prefix of a user's unsaved work on the device. Signing out clears it. */
export function draftPrefix(userId: string): string {
  return `artesa:draft:${userId}:`;
}

/** The prefix of stopwatches' keys, below that of drafts, so that signing out clears stopwatches too. */
export function stopwatchPrefix(userId: string): string {
  return `${draftPrefix(userId)}stopwatch:`;
}

/** What a visitor answered about their hour. Signing out clears it. */
export const visitorHourKey = 'artesa:hour';

/** Keeps these fields of a form across a reload of the tab. */
export const tabDraft = <Field extends string>(key: string, fields: readonly Field[]) => ({
  load(): Partial<Record<Field, string>> {
    const stored = Object(parseJson(tabStorage.read(key)));
    const texts = fields.filter((field) => typeof stored[field] === 'string');
    return Object.fromEntries(texts.map((field) => [field, stored[field]])) as typeof stored;
  },
  save: (draft: object) => tabStorage.write(key, JSON.stringify(draft, [...fields])),
  clear: () => tabStorage.remove(key),
});

const openWork = new Set<() => boolean>();

/** Registers an open form that may have unsaved work. @returns a function that removes it */
export function watchOpenWork(isUnsaved: () => boolean): () => void {
  openWork.add(isUnsaved);
  return () => void openWork.delete(isUnsaved);
}

interface UnsavedWork {
  readonly typed: boolean;
  /** Whether a stopwatch has measured something. */
  readonly measured: boolean;
  /** Some of it is on the device. */
  readonly canBeStored: boolean;
}

/** The work that signing out now would lose. */
export function unsavedWork(userId: string): UnsavedWork {
  const isMeasured = (key: string) => key.startsWith(stopwatchPrefix(userId));
  // First, since forms store what was typed a moment ago.
  const isOpen = [...openWork].some((isUnsaved) => isUnsaved());
  const stored = deviceStorage.keys(draftPrefix(userId));
  const typed = isOpen || stored.some((key) => !isMeasured(key)) || trialStorage.isStored();
  return { typed, measured: stored.some(isMeasured), canBeStored: stored.length > 0 };
}
