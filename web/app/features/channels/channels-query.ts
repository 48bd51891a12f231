import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Channel } from '#core/channels/channel-schemas.ts';
import { type CachedRows, editCached, withoutRow, withRow } from '../../acts/cached-rows.ts';
import { answerOf, api } from '../../api/client.ts';
import { onDevice } from '../../kept/kept.ts';

/** Every query about the user's channels begins with it. */
const channelsKey = ['channels'] as const;

/** All of the user's channels, newest first. */
export const channelsQuery = queryOptions({
  queryKey: [...channelsKey, 'list'],
  queryFn: async ({ signal }): Promise<readonly Channel[]> =>
    (await answerOf(api.channels.$get({}, { init: { signal } }))).channels,
  ...onDevice,
});

export const cachedChannels: CachedRows<Channel> = {
  key: channelsKey,
  notFound: 'channel_not_found',
  read: (id, signal) => answerOf(api.channels[':id'].$get({ param: { id } }, { init: { signal } })),
  list: (client) => client.getQueryData(channelsQuery.queryKey),
  put: (client, channel) => change(client, (rows) => withRow(rows, channel)),
  drop: (client, id) => change(client, (rows) => withoutRow(rows, id)),
  reload: (client) => client.invalidateQueries({ queryKey: channelsKey }),
};

async function change(
  client: QueryClient,
  edit: (rows: readonly Channel[]) => readonly Channel[],
): Promise<void> {
  if (editCached(client, channelsQuery.queryKey, edit)) return;
  await client.invalidateQueries({ queryKey: channelsKey });
}
