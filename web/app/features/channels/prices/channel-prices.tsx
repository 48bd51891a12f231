import {
  IconBuildingStore,
  IconHeartHandshake,
  IconShoppingBag,
  type TablerIcon,
} from '@tabler/icons-react';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { outcomeText, channelPriceWords as words } from '#core/channels/channel-price-texts.ts';
import type { Channel } from '#core/channels/channel-schemas.ts';
import { channelWords } from '#core/channels/channel-texts.ts';
import { feeTableOf } from '#core/channels/fee-tables.ts';
import { wantsLook } from '#core/channels/last-looked.ts';
import { pieceInChannel, type SoldPiece } from '#core/channels/piece-in-channel.ts';
import { formatHourlyRate, formatMoney } from '#core/numbers/formats.ts';
import { QuietButton } from '../../../ui/buttons/button.tsx';
import { Grid, Row, Stack } from '../../../ui/look/box.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import classes from '../channels.module.css';
import type { NetCurveProps } from './net-curve.tsx';

const NetCurve = lazyPart<NetCurveProps>('Desenhando…', () =>
  import('./net-curve.tsx').then((part) => part.NetCurve),
);

/** A piece that is sold, with what an hour of it brings in a direct sale, in R$. */
export interface EarningPiece extends SoldPiece {
  readonly earnedPerHour: string;
}

export const tileId = (section: string, channel: string) => `${section}-${channel}`;

interface ChannelPricesProps {
  /** The id of the section with the prices. */
  readonly id: string;
  readonly channels: readonly Channel[];
  readonly piece: EarningPiece;
  readonly onShow: (channel: Channel) => void;
  readonly onSwitchOff: (channel: Channel) => void;
}

/** What to charge for a piece in each channel; a press on one shows what each price would leave. */
export const ChannelPrices = memo(function ChannelPrices(props: ChannelPricesProps) {
  const { id, channels, piece, onShow, onSwitchOff } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const open = channels.find((channel) => channel.id === chosen);
  // It is closed where it comes back.
  if (chosen !== null && !open) setChosen(null);
  return (
    <>
      <Grid as="ul" least="8.5rem" gap={2}>
        <li className={classes.tile}>
          <Tile
            Icon={IconHeartHandshake}
            name={channelWords.direct}
            price={piece.finalPrice}
            perHour={piece.earnedPerHour}
          />
        </li>
        {channels.map((channel) => {
          const outcome = pieceInChannel(channel, piece);
          const isOpen = channel.id === chosen;
          return (
            <li key={channel.id}>
              <button
                id={tileId(id, channel.id)}
                type="button"
                className={classes.tile}
                aria-expanded={isOpen}
                onClick={() => setChosen(isOpen ? null : channel.id)}
              >
                <Tile
                  Icon={iconOf(channel)}
                  name={channel.name}
                  price={outcome?.price ?? null}
                  perHour={outcome?.perHour ?? null}
                >
                  {isUnsure(channel) && (
                    <Text as="strong" size={1} tone="warn">
                      {channelWords.check}
                    </Text>
                  )}
                </Tile>
              </button>
            </li>
          );
        })}
      </Grid>
      {open && (
        <Opened
          key={open.id}
          channel={open}
          piece={piece}
          onShow={() => onShow(open)}
          onSwitchOff={() => onSwitchOff(open)}
        />
      )}
    </>
  );
});

const isUnsure = (channel: Channel) => wantsLook(channel, feeTableOf(channel.feeTable));

function iconOf({ feeTable }: Channel): TablerIcon {
  const table = feeTableOf(feeTable);
  return table && table.group !== 'hand' ? IconShoppingBag : IconBuildingStore;
}

interface TileProps {
  readonly Icon: TablerIcon;
  readonly name: string;
  /** R$; null where no price pays. */
  readonly price: string | null;
  readonly perHour: string | null;
  readonly children?: ReactNode;
}

const Tile = ({ Icon, name, price, perHour, children }: TileProps) => (
  <Stack as="span">
    <Row as="span" gap={1}>
      <Icon size={20} stroke={1.7} aria-hidden className={classes.icon} />
      <Text as="span" size={2} className={classes.name}>
        {name}
      </Text>
    </Row>{' '}
    <Text as="span" size={4} serif figures>
      {price === null ? '–' : formatMoney(price)}
    </Text>{' '}
    <Text as="span" size={1} tone="soft">
      {perHour === null ? words.noneShort : formatHourlyRate(perHour)}
    </Text>{' '}
    {children}
  </Stack>
);

interface OpenedProps {
  readonly channel: Channel;
  readonly piece: SoldPiece;
  readonly onShow: () => void;
  readonly onSwitchOff: () => void;
}

/** What a piece leaves in a channel, and what is done about the two. */
function Opened({ channel, piece, onShow, onSwitchOff }: OpenedProps) {
  const outcome = pieceInChannel(channel, piece);
  const box = useRef<HTMLElement>(null);
  // It may open behind what lies at the thumb.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Stack ref={box} as="section" gap={2} aria-label={channel.name} className={classes.opened}>
      <Text size={2} tone="soft">
        <strong>{channel.name}</strong>: {outcome ? outcomeText(outcome) : words.none}
      </Text>
      <Row wrap gap={3}>
        <QuietButton onClick={onShow}>{isUnsure(channel) ? words.look : words.seeFees}</QuietButton>
        <QuietButton onClick={onSwitchOff}>{words.switchOff}</QuietButton>
      </Row>
      <NetCurve
        name={channel.name}
        channel={channel}
        piece={piece}
        price={outcome?.price ?? null}
      />
    </Stack>
  );
}
