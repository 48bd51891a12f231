import { deviceStorage } from '../../ui/browser/storage.ts';
import { trialStorage } from './trial.ts';

/** Where a tab keeps a user's unsaved work. Signing out clears it. */
export const tabDraftPrefix = 'artesa:draft:';

/** Where a user's unsaved work is kept on the device, so that signing out can clear all of it. */
export function draftPrefix(userId: string): string {
  return `artesa:draft:${userId}:`;
}

/** Where a user's stopwatches are kept: beside the drafts, so that signing out clears them too. */
export function stopwatchPrefix(userId: string): string {
  return `${draftPrefix(userId)}stopwatch:`;
}

const openWork = new Set<() => boolean>();

/**
 * Names an open form whose unsaved work would be missed.
 *
 * @param isUnsaved asked whenever the user is about to lose it
 * @returns what ends it
 */
export function watchOpenWork(isUnsaved: () => boolean): () => void {
  openWork.add(isUnsaved);
  return () => void openWork.delete(isUnsaved);
}

/** What signing out now would lose: typed in an open form or kept on the device, or measured. */
export function unsavedWork(userId: string): { typed: boolean; measured: boolean } {
  const isMeasured = (key: string) => key.startsWith(stopwatchPrefix(userId));
  const kept = deviceStorage.keys(draftPrefix(userId));
  const typed =
    [...openWork].some((isUnsaved) => isUnsaved()) ||
    kept.some((key) => !isMeasured(key)) ||
    trialStorage.isStored();
  return { typed, measured: kept.some(isMeasured) };
}
