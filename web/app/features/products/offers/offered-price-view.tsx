import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { channelWords } from '#core/channels/channel-texts.ts';
import { channelsOf } from '#core/channels/where-sold.ts';
import { formatShortMoney } from '#core/numbers/formats.ts';
import { answerOffer, type Haggled, readOffer, steppedOffer } from '#core/offers/answer-offer.ts';
import { offerPlace } from '#core/offers/offer-place.ts';
import { offerWords } from '#core/offers/offer-texts.ts';
import { plans } from '#core/plans/plans.ts';
import { pieceOfBatch } from '#core/pricing/price-notes.ts';
import { productFields } from '#core/products/product-fields.ts';
import type { Product } from '#core/products/product-schemas.ts';
import { numberText } from '#core/typed/number-text.ts';
import { useAct } from '../../../acts/use-acts.ts';
import { Button, LinkButton, QuietButton } from '../../../ui/buttons/button.tsx';
import { DialogFoot } from '../../../ui/dialogs/dialog-buttons.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Grid, Row, Stack } from '../../../ui/look/box.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { Spoken, VisuallyHidden } from '../../../ui/look/visually-hidden.tsx';
import { channelsQuery } from '../../channels/channels-query.ts';
import { useUser } from '../../session/user-context.ts';
import { priceKeeping } from './keep-price.ts';
import classes from './offers.module.css';

export interface OfferedPriceProps {
  readonly product: Product;
  /** Today's hourly rate, in R$. */
  readonly hourlyRate: number;
  /** What was typed before it was opened. */
  readonly begin: string;
  readonly onClose: () => void;
}

const { chosenPrice } = productFields;
const asTyped = (price: string) => numberText(chosenPrice, price);

/**
 * Answers what an offer brings while it is typed: the verdict first, then what to say to it. It becomes
 * a sale where there is a stock, or the price.
 */
export function OfferedPrice({ product, hourlyRate, begin, onClose }: OfferedPriceProps) {
  const [typed, setTyped] = useState(begin);
  // A counter-offer is looked at beside the others: they stay those of what was offered.
  const [counter, setCounter] = useState<string | null>(null);
  const keep = useAct(priceKeeping);
  const id = useId();
  const answered = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (begin === '') document.getElementById(id)?.focus();
    else answered.current?.focus();
  }, [begin, id]);
  const [where, setWhere] = useState('');
  const { data: all = [] } = useQuery(channelsQuery);
  const channels = channelsOf(product, all);
  const channel = channels.find((each) => each.id === where);
  const place = channel && offerPlace(channel, product.rounding);
  const offer = readOffer(typed);
  const { counters, floor } = answerOffer(product, offer?.price, hourlyRate, place);
  const price = counter ?? offer?.price;
  const { answer } = answerOffer(product, price, hourlyRate, place);
  const type = (text: string) => {
    setCounter(null);
    setTyped(text);
  };
  const readAnswer = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    // The keyboard of a phone goes, and what it covered is seen.
    answered.current?.focus();
  };
  const step = (by: 5 | -5) => {
    const next = steppedOffer(price ?? product.finalPrice.toFixed(2), by);
    return (
      <Button
        variant="default"
        className={classes.step}
        disabled={next === null}
        onClick={() => next !== null && type(asTyped(next))}
      >
        {by < 0 ? '−5' : '+5'}
        <VisuallyHidden> reais</VisuallyHidden>
      </Button>
    );
  };
  return (
    <>
      <Stack gap={3}>
        <div ref={answered} tabIndex={-1} className={classes.answer}>
          {answer ? (
            <Note kind={answer.tone}>
              <Text size={4} serif>
                {answer.verdict}
              </Text>
              {channel && price && <p>{offerWords.received(place?.net(price) ?? price)}</p>}
              <p>{answer.text}</p>
            </Note>
          ) : (
            <Text tone="soft" className={classes.hint}>
              {offerWords.hint}
            </Text>
          )}
        </div>
        <Spoken text={answer ? `${answer.verdict}. ${answer.text}` : ''} />
        <Row gap={2} align="start" className={classes.amount} onKeyDown={readAnswer}>
          {step(-5)}
          <div>
            <NumberField
              id={id}
              field={chosenPrice}
              label={offerWords.amount}
              labelHidden
              value={counter === null ? typed : asTyped(counter)}
              onChange={type}
              error={offer?.wrong}
              hint={product.batchSize > 1 ? `${pieceOfBatch(product.batchSize)}.` : ''}
            />
          </div>
          {step(5)}
        </Row>
        <Counters counters={counters} chosen={counter} onChoose={setCounter} />
        {floor && (
          <Text size={2}>
            <Text as="strong" serif>
              {formatShortMoney(floor.price)}
            </Text>{' '}
            {floor.text}
          </Text>
        )}
        {channels.length > 0 && (
          <SelectField
            id={`${id}-where`}
            label={offerWords.where}
            value={where}
            options={[
              { value: '', label: channelWords.direct },
              ...channels.map((each) => ({ value: each.id, label: each.name })),
            ]}
            onChange={(next) => {
              setCounter(null);
              setWhere(next);
            }}
          />
        )}
        {price && !channel && Number(price) !== product.finalPrice && (
          <Row>
            <QuietButton
              onClick={() => {
                keep(product, price, hourlyRate);
                onClose();
              }}
            >
              {offerWords.keep(price)}
            </QuietButton>
          </Row>
        )}
      </Stack>
      <DialogFoot close="Fechar" onClose={onClose}>
        {price && <SellLink id={product.id} price={price} channelId={channel?.id ?? ''} />}
      </DialogFoot>
    </>
  );
}

interface CountersProps {
  readonly counters: Haggled['counters'];
  readonly chosen: string | null;
  readonly onChoose: (price: string) => void;
}

function Counters({ counters, chosen, onChoose }: CountersProps) {
  const id = useId();
  if (counters.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no controls of a form, so no fieldset
    <div role="group" aria-labelledby={id}>
      <Stack gap={1}>
        <Text id={id} strong>
          {offerWords.answers}
        </Text>
        <Grid least="7rem" gap={2}>
          {counters.map(({ price, brings }) => (
            <button
              key={price}
              type="button"
              className={classes.counter}
              aria-pressed={price === chosen}
              onClick={() => onChoose(price)}
            >
              <Text as="strong" size={4} serif>
                {formatShortMoney(price)}
              </Text>
              <Text as="span" size={2}>
                {brings}
              </Text>
            </button>
          ))}
        </Grid>
      </Stack>
    </div>
  );
}

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
      to={`/stock?sold=${id}&price=${price}&channel=${channelId}`}
      state={{ from: pathname }}
    >
      {offerWords.sell(price)}
    </LinkButton>
  );
}
