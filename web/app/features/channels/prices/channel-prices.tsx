import { memo, useState } from 'react';
import { feeTableOf } from '#core/channels/fee-tables.ts';
import { wantsLook } from '#core/channels/last-looked.ts';
import { pieceInChannel, type SoldPiece } from '#core/channels/piece-in-channel.ts';
import { outcomeText, channelPriceWords as words } from '#core/channels/price-texts.ts';
import type { Channel } from '#core/schemas/channel.ts';
import { formatMoney } from '#core/text/formats.ts';
import { Stack } from '../../../ui/look/box.tsx';
import { ListRow } from '../../../ui/look/list-row.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import type { NetCurveProps } from './net-curve.tsx';

const NetCurve = lazyPart<NetCurveProps>('Desenhando…', () =>
  import('./net-curve.tsx').then((part) => part.NetCurve),
);

interface ChannelPricesProps {
  readonly channels: readonly Channel[];
  readonly piece: SoldPiece;
}

/** What to charge for a piece in each channel; a press on one shows what each price would leave. */
export const ChannelPrices = memo(function ChannelPrices(props: ChannelPricesProps) {
  const { channels, piece } = props;
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Stack as="ul">
      {channels.map((channel) => {
        const outcome = pieceInChannel(channel, piece);
        const isOpen = open === channel.id;
        return (
          <li key={channel.id}>
            <ListRow
              title={channel.name}
              facts={
                <>
                  {wantsLook(channel, feeTableOf(channel.feeTable)) && (
                    <Text as="strong" size={2} tone="warn">
                      {words.look}{' '}
                    </Text>
                  )}
                  {outcome ? outcomeText(outcome) : words.none}
                </>
              }
              value={outcome ? formatMoney(outcome.price) : '–'}
              expanded={isOpen}
              onPress={() => setOpen(isOpen ? null : channel.id)}
            />
            {isOpen && (
              <NetCurve
                name={channel.name}
                channel={channel}
                piece={piece}
                price={outcome?.price ?? null}
              />
            )}
          </li>
        );
      })}
    </Stack>
  );
});
