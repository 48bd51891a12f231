import { type HourDraft, readHourDraft } from '#core/hour/hour-draft.ts';
import { deviceStorage } from '../../ui/browser/browser-storage.ts';
import { draftSlot } from '../session/draft-slot.ts';
import { draftPrefix, visitorHourKey } from '../session/drafts.ts';

/** What a visitor answers, until an account takes it over. */
export const visitorSlot = () => draftSlot<HourDraft>(visitorHourKey, readHourDraft);

/** What was answered and not saved. Before there is anything, what the visitor answered. */
export function ownSlot(userId: string) {
  const own = draftSlot<HourDraft>(`${draftPrefix(userId)}hour`, readHourDraft);
  return {
    load: () => own.load() ?? visitorSlot().load(),
    save: own.save,
    clear() {
      own.clear();
      deviceStorage.remove(visitorHourKey);
    },
  };
}
