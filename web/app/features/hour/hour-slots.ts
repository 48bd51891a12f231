import { type HourDraft, readHourDraft } from '#core/hour/hour-draft.ts';
import { deviceStorage } from '../../ui/browser/browser-storage.ts';
import { type DraftSlot, draftSlot, noSaveKeys, type StoredDraft } from '../drafts/draft-slot.ts';
import { draftPrefix, visitorHourKey } from '../session/drafts.ts';

export type HourSlot = DraftSlot<StoredDraft<HourDraft>>;

const slotAt = (key: string): HourSlot =>
  draftSlot(key, {
    read(stored) {
      const draft = readHourDraft(stored);
      return draft && { ...noSaveKeys, version: null, draft, aside: null };
    },
    write: ({ draft }) => draft,
  });

/** What a visitor answers, until an account takes it over. */
export const visitorSlot = () => slotAt(visitorHourKey);

/** What was answered and not saved. Before there is anything, what the visitor answered. */
export function ownSlot(userId: string): HourSlot {
  const own = slotAt(`${draftPrefix(userId)}hour`);
  return {
    ...own,
    load: () => own.load() ?? visitorSlot().load(),
    clear() {
      own.clear();
      deviceStorage.remove(visitorHourKey);
    },
  };
}
