import { hashKey } from '@tanstack/react-query';
import type { Channel, ChannelContent } from '#core/channels/channel-schemas.ts';
import { plainInputOf } from '#core/kinds/plain-input-of.ts';
import type { RowCalls } from '../../acts/save-against-version.ts';
import { answerOf, api } from '../../api/client.ts';
import { replacementHeaders } from '../../api/replacement-headers.ts';

/** How places where somebody sells are sent. */
export const channelCalls: RowCalls<Channel, ChannelContent> = {
  kind: 'channel',
  create: (id, json) =>
    answerOf(api.channels.$post({ json }, { headers: { 'Idempotency-Key': id } })),
  replace: (id, json, version) =>
    answerOf(
      api.channels[':id'].$put({ param: { id }, json }, { headers: replacementHeaders(version) }),
    ),
  saysTheSame: (stored, input) => hashKey([plainInputOf(stored)]) === hashKey([input]),
};
