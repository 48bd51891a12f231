import { and, eq } from 'drizzle-orm';
import { channelFields, channelTermFields, maxChannels } from '#core/channels/fields.ts';
import { pickFields } from '#core/fields/field.ts';
import { readAtRest } from '#core/schemas/at-rest.ts';
import { bandsSchema, type Channel } from '#core/schemas/channel.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { channels } from '../../db/schema.ts';
import { newestFirst } from '../../db/user-rows.ts';
import { activeRows, withTimes } from '../rows/queries.ts';

export const channelColumns = {
  id: channels.id,
  ...pickFields(channelFields, channels),
  bands: channels.bands,
  ...pickFields(channelTermFields, channels),
  feeTable: channels.feeTable,
  checkedOn: channels.checkedOn,
  createdAt: channels.createdAt,
  updatedAt: channels.updatedAt,
};

type StoredChannel = Pick<typeof channels.$inferSelect, keyof typeof channelColumns>;

/** @throws {NewerError} as readAtRest() */
export const storedChannel = (row: StoredChannel): Channel =>
  withTimes({ ...row, bands: readAtRest(bandsSchema, row.bands) });

/** All of the user's channels, newest first. */
export async function listChannels(tx: Queryable, userId: UserId): Promise<Channel[]> {
  const rows = await tx
    .select(channelColumns)
    .from(channels)
    .where(activeRows(channels, userId))
    .orderBy(...newestFirst(channels))
    .limit(maxChannels);
  return rows.map(storedChannel);
}

export async function findChannel(tx: Queryable, userId: UserId, id: string) {
  const [row] = await tx
    .select(channelColumns)
    .from(channels)
    .where(and(activeRows(channels, userId), eq(channels.id, id)));
  return row && storedChannel(row);
}
