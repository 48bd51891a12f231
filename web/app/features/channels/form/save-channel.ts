import { plainInputOf } from '#core/kinds/plain-input-of.ts';
import type { Channel, ChannelContent } from '#core/schemas/channel.ts';
import { saveAgainstVersion } from '../../../acts/save-against-version.ts';
import { storedIn } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { replacementHeaders } from '../../../api/replacement-headers.ts';

/**
 * @returns what saves a channel, unless somebody else has changed it since; without a version, a new
 *   one: however often it is sent under its id, one comes of it
 */
export const channelSaving = (id: string) =>
  saveAgainstVersion<Channel, ChannelContent>({
    send: (json, version) =>
      version === null
        ? answerOf(api.channels.$post({ json }, { headers: { 'Idempotency-Key': id } }))
        : answerOf(
            api.channels[':id'].$put(
              { param: { id }, json },
              { headers: replacementHeaders(version) },
            ),
          ),
    changed: changedChannel,
    saysTheSame: (stored, input) => JSON.stringify(plainInputOf(stored)) === JSON.stringify(input),
  });

/** The channel as somebody else has saved it meanwhile. */
export const changedChannel = (error: unknown) =>
  storedIn<Channel>(error, 'channel_changed') ?? storedIn<Channel>(error, 'channel_already_stored');
