import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { channelFields, maxChannels } from '#core/channels/fields.ts';
import { type Channel, type ChannelContent, channelInputOf } from '#core/schemas/channel.ts';
import type { UserChange } from '../../db/change-as-user.ts';
import { channels } from '../../db/schema.ts';
import { storedRows } from '../rows/commands.ts';
import { channelColumns, findChannel, storedChannel } from './queries.ts';

/** Where a user sells. What it takes of a sale is kept with the sale, so no history is (0225). */
export const channelRows = storedRows<Channel, ChannelContent>({
  kind: 'channel',
  table: channels,
  limit: 'channels',
  most: { rows: maxChannels, reached: 'channels_full' },
  errors: {
    notFound: 'channel_not_found',
    changed: 'channel_changed',
    alreadyStored: 'channel_already_stored',
    limitReached: 'channel_limit_reached',
  },
  maxNameLength: channelFields.name.max,
  find: findChannel,
  contentOf: channelInputOf,
  hasContent: (channel, content) => isDeepStrictEqual(channelInputOf(channel), content),
  refuse: () => {},
  insert,
  update,
});

async function insert({ tx, userId, now }: UserChange, content: ChannelContent, key?: string) {
  const times = { createdAt: now, updatedAt: now };
  const [created] = await tx
    .insert(channels)
    .values({ ...content, ...(key && { id: key }), userId, ...times })
    .onConflictDoNothing()
    .returning(channelColumns);
  return created && storedChannel(created);
}

async function update(
  { tx, userId }: UserChange,
  content: ChannelContent,
  { id }: Channel,
  updatedAt: Date,
): Promise<Channel> {
  const [changed] = await tx
    .update(channels)
    .set({ ...content, updatedAt })
    .where(and(eq(channels.userId, userId), eq(channels.id, id)))
    .returning(channelColumns);
  if (!changed) throw new Error('a channel that was locked is gone');
  return storedChannel(changed);
}
