import { z } from 'zod';
import {
  type Channel,
  type ChannelContent,
  type ChannelInput,
  channelInputSchema,
  channelSchema,
} from '#core/schemas/channel.ts';
import type { Database } from '../../db/database.ts';
import { createRouter, jsonAnswer } from '../../http/router.ts';
import type { Pace } from '../../http/row-limits.ts';
import { type RowApi, rowRoutes } from '../rows/routes.ts';
import { type RequireSession, routesBehind, type SessionEnv } from '../sessions/session.ts';
import { channelRows } from './commands.ts';
import { listChannels } from './queries.ts';

const path = '/api/channels';

const channelApi: RowApi<typeof path, Channel, ChannelContent, ChannelInput> = {
  path,
  rows: channelRows,
  schema: channelSchema,
  inputSchema: channelInputSchema,
  operation: 'Channel',
  summaries: {
    create: 'Keep a channel: where the user sells, and what it takes of each sale',
    read: 'One channel, with its entity tag',
    replace: 'Replace a channel',
    delete: 'Delete a channel; it can be restored',
    restore: 'Undo the deletion of a channel',
    duplicate: 'Keep a copy of a channel',
  },
  answers: { created: 'The channel', stored: 'The channel' },
  isLarge: false,
  // Every client there ever was knows all of its fields.
  loses: () => false,
};

/** @param pace at which a user may create channels */
export function channelRoutes(db: Database, requireSession: RequireSession, pace: Pace) {
  const list = routesBehind(requireSession)('get', path, {
    operationId: 'listChannels',
    summary: "All of the user's channels, newest first",
    responses: {
      200: jsonAnswer(z.object({ channels: z.array(channelSchema) }), 'The channels'),
    },
  });

  return createRouter<SessionEnv>()
    .openapi(list, async (c) => {
      const { userId } = c.var;
      const channels = await db.asUser(userId, (tx) => listChannels(tx, userId));
      return c.json({ channels }, 200);
    })
    .route('/', rowRoutes(db, requireSession, pace, channelApi));
}
