import { deviceStorage } from '../../ui/browser/storage.ts';
import { trialStorage } from './trial.ts';

/** Where a tab keeps a user's unsaved work. Signing out clears it. */
export const tabDraftPrefix = 'artesa:draft:';

/** Where a user's unsaved work is kept on the device, so that signing out can clear all of it. */
export function draftPrefix(userId: string): string {
  return `artesa:draft:${userId}:`;
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

/** Whether signing out now would lose something: typed in an open form, or kept on the device. */
export function hasUnsavedWork(userId: string): boolean {
  return (
    [...openWork].some((isUnsaved) => isUnsaved()) ||
    deviceStorage.hasPrefix(draftPrefix(userId)) ||
    trialStorage.isKept()
  );
}
