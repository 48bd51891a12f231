import { useQuery } from '@tanstack/react-query';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { SoldPiece } from '#core/channels/piece-in-channel.ts';
import { channelPriceWords as words } from '#core/channels/price-texts.ts';
import { discountWords } from '#core/pricing/discount-texts.ts';
import type { Channel } from '#core/schemas/channel.ts';
import { QuietButton } from '../../../ui/buttons/quiet-button.tsx';
import { Row, Stack } from '../../../ui/look/box.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { lazyPart } from '../../../ui/screen/lazy-part.tsx';
import classes from '../channels.module.css';
import { channelsQuery } from '../channels-query.ts';
import { ChannelPrices } from './channel-prices.tsx';
import type { DiscountsProps } from './discounts.tsx';

const Discounts = lazyPart<DiscountsProps>('Um momento…', () =>
  import('./discounts.tsx').then((part) => part.Discounts),
);

const none: readonly Channel[] = [];

export interface ChosenChannelsProps {
  readonly piece: SoldPiece;
  readonly chosen: readonly string[];
  /** Without it they are only shown. */
  readonly onChoose?: (ids: string[]) => void;
  /** Where they are chosen, if not here. */
  readonly chooseAt?: string;
}

/** A piece in the channels that were chosen for it, and what a discount would leave. */
export function ChosenChannels({ piece, chosen, onChoose, chooseAt }: ChosenChannelsProps) {
  const { data: all = none } = useQuery(channelsQuery);
  const [discounting, setDiscounting] = useState(false);
  // Behind what is typed: a key is drawn without waiting for ten channels.
  const sold = useDeferredValue(piece);
  const channels = useMemo(() => all.filter(({ id }) => chosen.includes(id)), [all, chosen]);
  return (
    <Stack gap={3}>
      {all.length === 0 && (
        <Text size={2} tone="soft">
          {words.noChannels} <Link to="/channels">{words.toChannels}</Link>
        </Text>
      )}
      {onChoose && all.length > 0 && <Chips all={all} chosen={chosen} onChoose={onChoose} />}
      {!onChoose && all.length > 0 && channels.length === 0 && (
        <Text size={2} tone="soft">
          {words.noneChosen} {chooseAt !== undefined && <Link to={chooseAt}>{words.choose}</Link>}
        </Text>
      )}
      {channels.length > 0 && <ChannelPrices channels={channels} piece={sold} />}
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
    </Stack>
  );
}

interface ChipsProps {
  readonly all: readonly Channel[];
  readonly chosen: readonly string[];
  readonly onChoose: (ids: string[]) => void;
}

const Chips = memo(function Chips({ all, chosen, onChoose }: ChipsProps) {
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <Row as="fieldset" wrap gap={2}>
      <Text as="legend" size={2} tone="soft">
        {words.choose}
      </Text>
      {all.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={classes.chip}
          aria-pressed={chosen.includes(id)}
          onClick={() => toggle(id)}
        >
          {name}
        </button>
      ))}
    </Row>
  );
});
