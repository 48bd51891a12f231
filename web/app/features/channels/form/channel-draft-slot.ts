import type { ChannelDraft } from '#core/channels/channel-draft.ts';
import { isObject } from '#core/products/stored-product-draft.ts';
import { draftSlot } from '../../session/draft-slot.ts';
import { draftPrefix } from '../../session/drafts.ts';

/** What was typed of a channel and not saved. */
export interface KeptChannel {
  /** The id it is saved under, so that a try that arrived unseen is not made twice. */
  readonly id: string;
  /** The version that the changes were made to; '' for a new one. */
  readonly since: string;
  readonly feeTable: string | null;
  readonly texts: ChannelDraft;
}

export const channelDraft = (userId: string, id: string | null) =>
  draftSlot<KeptChannel>(`${draftPrefix(userId)}channel:${id ?? 'new'}`, readKept);

function readKept(stored: unknown): KeptChannel | null {
  if (!isObject(stored) || !isObject(stored.texts)) return null;
  const { id, since, feeTable } = stored;
  if (typeof id !== 'string' || typeof since !== 'string') return null;
  const texts = Object.entries(stored.texts).filter(([, text]) => typeof text === 'string');
  return {
    id,
    since,
    feeTable: typeof feeTable === 'string' ? feeTable : null,
    texts: Object.fromEntries(texts) as ChannelDraft,
  };
}
