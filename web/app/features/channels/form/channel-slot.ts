import { readChannelDraft } from '#core/channels/channel-draft.ts';
import { isObject } from '#core/fields/stored-like.ts';
import { rowSlot } from '../../drafts/draft-slot.ts';

/** What was typed of a channel, or of a new one (null), and not saved. */
export const channelSlot = rowSlot('channel', readChannelDraft, (stored) =>
  // Until November 2026 the texts had another name, and the fee table stood beside them.
  isObject(stored.texts)
    ? { ...stored, values: { feeTable: stored.feeTable, ...stored.texts } }
    : stored,
);
