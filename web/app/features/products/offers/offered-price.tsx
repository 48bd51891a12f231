import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { outcomeInChannel } from '#core/channels/channel-price.ts';
import { channelWords } from '#core/channels/channel-texts.ts';
import { isChannelPrice } from '#core/channels/sale-fees.ts';
import { channelsOf } from '#core/channels/where-sold.ts';
import { offerWords } from '#core/lists/offer-texts.ts';
import { offerAnswer, readOffer } from '#core/lists/offered-price.ts';
import { plans } from '#core/plans/plans.ts';
import { pieceOfBatch } from '#core/pricing/price-notes.ts';
import { standingLabels } from '#core/pricing/profitability-labels.ts';
import { productFields } from '#core/products/fields.ts';
import type { Channel } from '#core/schemas/channel.ts';
import type { Product } from '#core/schemas/product.ts';
import { useAct } from '../../../acts/use-acts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Grid, Stack } from '../../../ui/look/box.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { standingTones } from '../../../ui/look/tones.ts';
import { Spoken } from '../../../ui/look/visually-hidden.tsx';
import { channelsQuery } from '../../channels/channels-query.ts';
import { useUser } from '../../session/user-context.ts';
import { priceKeeping } from './keep-price.ts';

export interface OfferedPriceProps {
  readonly product: Product;
  /** Of today, in R$. */
  readonly hourlyRate: number;
  readonly takesFocus?: boolean;
  /** It was taken as the price. */
  readonly onKept?: () => void;
}

/** Answers what an offer brings while it is typed, and takes it as the price or as a sale. */
export function OfferedPrice(props: OfferedPriceProps) {
  const { product, hourlyRate, takesFocus = false, onKept } = props;
  const [typed, setTyped] = useState('');
  const keep = useAct(priceKeeping);
  const id = useId();
  useEffect(() => {
    if (takesFocus) document.getElementById(id)?.focus();
  }, [takesFocus, id]);
  const offer = readOffer(typed);
  const price = offer?.price;
  const [where, setWhere] = useState('');
  const { data: all = [] } = useQuery(channelsQuery);
  const channels = channelsOf(product, all);
  const channel = channels.find((each) => each.id === where);
  const received = price === undefined ? undefined : receivedOf(price, channel);
  const answer = received === undefined ? null : offerAnswer(product, received, hourlyRate);
  return (
    <Stack gap={3}>
      <NumberField
        id={id}
        field={productFields.chosenPrice}
        label={offerWords.amount}
        value={typed}
        onChange={setTyped}
        error={offer?.wrong}
        hint={[
          product.batchSize > 1 && `${pieceOfBatch(product.batchSize)}.`,
          answer === null && offerWords.hint,
        ]
          .filter(Boolean)
          .join(' ')}
      />
      {channels.length > 0 && (
        <SelectField
          id={`${id}-where`}
          label={offerWords.where}
          value={where}
          options={[
            { value: '', label: channelWords.direct },
            ...channels.map((each) => ({ value: each.id, label: each.name })),
          ]}
          onChange={setWhere}
        />
      )}
      {answer && (
        <Note kind={standingTones[answer.standing]}>
          <strong>{standingLabels[answer.standing]}</strong>
          {channel && received !== undefined && <p>{offerWords.received(received)}</p>}
          <p>{answer.text}</p>
        </Note>
      )}
      <Spoken text={answer ? `${standingLabels[answer.standing]}. ${answer.text}` : ''} />
      {price !== undefined && (
        <Grid least="14rem" gap={2}>
          {!channel && Number(price) !== product.finalPrice && (
            <Button
              onClick={() => {
                keep(product, price, hourlyRate);
                setTyped('');
                onKept?.();
              }}
            >
              {offerWords.keep}
            </Button>
          )}
          <SellLink id={product.id} price={price} channelId={channel?.id ?? ''} />
        </Grid>
      )}
    </Stack>
  );
}

/** What an offer leaves after the fees of where it was made, in R$. */
const receivedOf = (price: string, channel: Channel | undefined) =>
  channel && isChannelPrice(Number(price))
    ? outcomeInChannel(channel, { totalCost: '0' }, price).net
    : price;

interface SellLinkProps {
  readonly id: string;
  readonly price: string;
  /** '' for a direct sale. */
  readonly channelId: string;
}

function SellLink({ id, price, channelId }: SellLinkProps) {
  const { plan } = useUser();
  const { pathname } = useLocation();
  if (!plans[plan].features.stock) return null;
  return (
    <LinkButton
      variant="default"
      to={`/stock?sold=${id}&price=${price}&channel=${channelId}`}
      state={{ from: pathname }}
    >
      {offerWords.sell(price)}
    </LinkButton>
  );
}
