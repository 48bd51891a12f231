import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { memo, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { actWords } from '#core/app/app-texts.ts';
import { channelPriceWords as words } from '#core/channels/channel-price-texts.ts';
import type { Channel } from '#core/channels/channel-schemas.ts';
import { channelWords } from '#core/channels/channel-texts.ts';
import { channelsOf, type WhereSold } from '#core/channels/where-sold.ts';
import { discountWords } from '#core/pricing/discount-texts.ts';
import { queryFailure } from '../../../api/api-error.ts';
import { QuietButton } from '../../../ui/buttons/button.tsx';
import { Card, Row, Stack } from '../../../ui/look/box.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { StaleNote } from '../../../ui/notes/load-error.tsx';
import { Waiting } from '../../../ui/notes/waiting.tsx';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import classes from '../channels.module.css';
import { channelsQuery } from '../channels-query.ts';
import type { PlaceDialogProps } from '../places/place-dialog.tsx';
import { ChannelPrices, type EarningPiece, tileId } from './channel-prices.tsx';
import type { DiscountsProps } from './discounts.tsx';

const Discounts = lazyPart<DiscountsProps>(actWords.wait, () =>
  import('./discounts.tsx').then((part) => part.Discounts),
);

const PlaceDialog = lazyPart<PlaceDialogProps>(channelWords.opening, () =>
  import('../places/place-dialog.tsx').then((part) => part.PlaceDialog),
);

const none: readonly Channel[] = [];

export interface SoldWhereProps {
  readonly piece: EarningPiece;
  readonly where: WhereSold;
  /** A channel is switched off for the piece, or on again. */
  readonly onSwitch: (channel: Channel, all: readonly Channel[]) => void;
}

/** What to charge for a piece wherever it is sold, and what a discount would leave. */
export const SoldWhere = memo(function SoldWhere({ piece, where, onSwitch }: SoldWhereProps) {
  const query = useQuery(channelsQuery);
  const { data: all = none } = query;
  const id = useId();
  const [shown, setShown] = useState<Channel | 'new' | null>(null);
  const [hasDialog, setHasDialog] = useState(false);
  const [discounting, setDiscounting] = useState(false);
  const [next, setNext] = useState<{ id: string; isAdded: boolean } | null>(null);
  // Behind what is typed: a key is drawn without waiting for ten channels.
  const sold = useDeferredValue(piece);
  const { channelIds, offChannelIds = null } = where;
  const channels = useMemo(
    () => channelsOf({ channelIds, offChannelIds }, all),
    [all, channelIds, offChannelIds],
  );
  const off = all.filter((each) => !channels.includes(each));
  const show = (what: Channel | 'new') => {
    setHasDialog(true);
    setShown(what);
  };
  const toggle = (channel: Channel) => {
    onSwitch(channel, all);
    setNext({ id: channel.id, isAdded: false });
  };
  // One goes on at the channel that came, or that was moved by a press which went with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is moved when the channels change
  useEffect(() => {
    if (!next || !(next.isAdded || document.activeElement === document.body)) return;
    document.getElementById(tileId(id, next.id))?.focus();
    setNext(null);
  }, [channels, next, id]);
  return (
    <Card as="section" aria-labelledby={id} gap={3}>
      <Row between gap={2}>
        <Text as="h2" size={4} id={id}>
          {words.title}
        </Text>
        <QuietButton onPointerDown={PlaceDialog.preload} onClick={() => show('new')}>
          <IconPlus size={20} stroke={1.7} aria-hidden />
          {channelWords.another}
        </QuietButton>
      </Row>
      {query.error && <StaleNote {...queryFailure(query)}>{channelWords.listFailed}</StaleNote>}
      {query.isPending && <Waiting>{channelWords.loading}</Waiting>}
      {query.data?.length === 0 && (
        <Text size={2} tone="soft">
          {words.noChannels}
        </Text>
      )}
      <ChannelPrices id={id} channels={channels} piece={sold} onShow={show} onSwitchOff={toggle} />
      {off.length > 0 && (
        <Row as="fieldset" wrap gap={2}>
          <Text as="legend" size={2} tone="soft">
            {words.off}
          </Text>
          {off.map((channel) => (
            <button
              key={channel.id}
              id={tileId(id, channel.id)}
              type="button"
              className={classes.chip}
              aria-label={words.switchOn(channel.name)}
              onClick={() => toggle(channel)}
            >
              <IconPlus size={16} stroke={1.7} aria-hidden /> {channel.name}
            </button>
          ))}
        </Row>
      )}
      {discounting ? (
        <Stack as="section" gap={3}>
          <h3>{discountWords.title}</h3>
          <Discounts channels={channels} piece={sold} />
        </Stack>
      ) : (
        <Row>
          <QuietButton onPointerDown={Discounts.preload} onClick={() => setDiscounting(true)}>
            {discountWords.open}
          </QuietButton>
        </Row>
      )}
      {hasDialog && (
        <PlaceDialog
          shown={shown}
          piece={sold}
          onSaved={(channel) => {
            setShown(null);
            setNext({ id: channel.id, isAdded: true });
          }}
          onClose={() => setShown(null)}
        />
      )}
    </Card>
  );
});
