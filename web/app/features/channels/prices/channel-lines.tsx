import { useQuery } from '@tanstack/react-query';
import { channelPriceWords as words } from '#core/channels/channel-price-texts.ts';
import { pieceInChannel, type SoldPiece } from '#core/channels/piece-in-channel.ts';
import { channelsOf, type WhereSold } from '#core/channels/where-sold.ts';
import { formatMoney } from '#core/numbers/formats.ts';
import { Stack } from '../../../ui/look/box.tsx';
import { LineFigure } from '../../../ui/look/figure.tsx';
import { channelsQuery } from '../channels-query.ts';

/** What to charge for a piece in each channel that it is sold in. */
export function ChannelLines({ piece }: { readonly piece: SoldPiece & WhereSold }) {
  const { data: all = [] } = useQuery(channelsQuery);
  const channels = channelsOf(piece, all);
  return (
    channels.length > 0 && (
      <Stack as="dl" gap={1}>
        {channels.map((channel) => {
          const outcome = pieceInChannel(channel, piece);
          return (
            <LineFigure
              key={channel.id}
              label={channel.name}
              value={outcome ? formatMoney(outcome.price) : words.noneShort}
            />
          );
        })}
      </Stack>
    )
  );
}
