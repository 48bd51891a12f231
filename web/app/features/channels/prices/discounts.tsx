import { useEffect, useId, useState } from 'react';
import { channelPriceWords } from '#core/channels/channel-price-texts.ts';
import { channelWords } from '#core/channels/channel-texts.ts';
import type { ChannelFees } from '#core/channels/fees.ts';
import type { SoldPiece } from '#core/channels/piece-in-channel.ts';
import { type Place, placeOf } from '#core/channels/place.ts';
import { formatDecimal, formatMoney } from '#core/numbers/formats.ts';
import { planWords } from '#core/plans/plan-texts.ts';
import { plans } from '#core/plans/plans.ts';
import {
  discountText,
  untilLossText,
  discountWords as words,
} from '#core/pricing/discount-texts.ts';
import { hourStateOf } from '#core/pricing/earned.ts';
import { earnedWords } from '#core/pricing/earned-texts.ts';
import { piecesField } from '#core/products/product-fields.ts';
import { readNumber } from '#core/typed/number-text.ts';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Grid, Row, Stack } from '../../../ui/look/box.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { Spoken } from '../../../ui/look/visually-hidden.tsx';
import { tabDraft, tabDraftPrefix } from '../../session/drafts.ts';
import { useUser } from '../../session/user-context.ts';
import classes from '../channels.module.css';

const percentField = {
  kind: 'number',
  unit: 'percent',
  min: 0,
  step: 5,
  decimals: 2,
  least: { from: 0 },
} as const;

/** What is typed about a discount; nothing of it is stored. */
const fields = {
  percent: { ...percentField, label: words.percent, max: 100, fallback: 0 },
  quantity: { ...piecesField, label: words.quantity },
  floor: { ...percentField, label: words.floor, max: 99.99, fallback: 20 },
} as const;

const start = { percent: '10', quantity: '1', floor: '20', at10: '5', at50: '10', at100: '15' };
type Name = keyof typeof start;
const names = Object.keys(start) as Name[];
const sizes = [
  { quantity: 10, name: 'at10' },
  { quantity: 50, name: 'at50' },
  { quantity: 100, name: 'at100' },
] as const;

const draft = tabDraft<Name>(`${tabDraftPrefix}discount`, names);

export interface DiscountsProps {
  readonly channels: readonly (ChannelFees & { readonly id: string; readonly name: string })[];
  readonly piece: SoldPiece;
}

/** What is left of a piece at a discount, where it is sold, and of larger orders. */
export function Discounts({ channels, piece }: DiscountsProps) {
  const id = useId();
  const { plan } = useUser();
  const [texts, setTexts] = useState({ ...start, ...draft.load() });
  const [where, setWhere] = useState('');
  useEffect(() => draft.save(texts), [texts]);
  const field = (name: Name) => ({
    id: `${id}-${name}`,
    value: texts[name],
    onChange: (typed: string) => setTexts((before) => ({ ...before, [name]: typed })),
  });
  const place = placeOf(piece, channels.find((each) => each.id === where) ?? null);
  return (
    <Stack gap={3}>
      <Grid least="8rem" gap={3}>
        <NumberField {...field('percent')} field={fields.percent} />
        <NumberField {...field('quantity')} field={fields.quantity} />
        {channels.length > 0 && (
          <SelectField
            id={`${id}-where`}
            label={words.where}
            value={where}
            options={[
              { value: '', label: channelWords.direct },
              ...channels.map((each) => ({ value: each.id, label: each.name })),
            ]}
            onChange={setWhere}
          />
        )}
      </Grid>
      {place ? <Outcome place={place} cost={piece.totalCost} texts={texts} /> : <NoPrice />}
      {plans[plan].features.discountTables ? (
        place && (
          <Stack gap={3}>
            <h3>{words.table}</h3>
            <NumberField
              {...field('floor')}
              field={fields.floor}
              hint={words.floorHint(place.floorFor(inBounds('floor', texts.floor)))}
            />
            <div className={classes.orders}>
              <table className={classes.table} aria-label={words.table}>
                <thead>
                  <tr>
                    <th scope="col">{words.pieces}</th>
                    <th scope="col">{words.percent}</th>
                    <th scope="col">{words.price}</th>
                    <th scope="col">{words.earned}</th>
                  </tr>
                </thead>
                <tbody>
                  {sizes.map(({ quantity, name }) => (
                    <OrderLine
                      key={name}
                      quantity={quantity}
                      place={place}
                      percent={inBounds('percent', texts[name])}
                      floor={place.floorFor(inBounds('floor', texts.floor))}
                    >
                      <NumberField
                        {...field(name)}
                        field={fields.percent}
                        label={words.percentOf(quantity)}
                        labelHidden
                      />
                    </OrderLine>
                  ))}
                </tbody>
              </table>
            </div>
          </Stack>
        )
      ) : (
        <Row wrap between gap={2}>
          <Text size={2} tone="soft">
            {words.pro}
          </Text>
          <LinkButton to="/upgrade" variant="default">
            {planWords.learn}
          </LinkButton>
        </Row>
      )}
    </Stack>
  );
}

const NoPrice = () => (
  <Note kind="bad">
    <strong>{channelPriceWords.none}</strong>
    <p>{channelPriceWords.noneNext}</p>
  </Note>
);

/** A field that is being typed may be out of its bounds. */
function inBounds(name: 'percent' | 'floor', typed: string): number {
  const field = fields[name];
  return Math.min(Math.max(readNumber(field, typed), 0), field.max);
}

interface OutcomeProps {
  readonly place: Place;
  readonly cost: string;
  readonly texts: { readonly percent: string; readonly quantity: string };
}

const noteKinds = { paid: 'good', unpaid: 'warn', loss: 'bad' } as const;

function Outcome({ place, cost, texts }: OutcomeProps) {
  const typed = readNumber(fields.quantity, texts.quantity);
  const quantity = Math.min(Math.max(Math.round(typed), 1), fields.quantity.max);
  const outcome = place.order({ quantity, percent: inBounds('percent', texts.percent) });
  const text = discountText(outcome, quantity);
  return (
    <Note kind={noteKinds[hourStateOf(outcome)]}>
      <strong>{text}</strong>
      <p>{untilLossText(place.untilLoss, cost)}</p>
      <Spoken text={text} />
    </Note>
  );
}

interface OrderLineProps {
  readonly quantity: number;
  readonly percent: number;
  readonly floor: string;
  readonly place: Place;
  readonly children: React.ReactNode;
}

function OrderLine({ quantity, percent, floor, place, children }: OrderLineProps) {
  const outcome = place.order({ quantity, percent }, floor);
  const hour = hourStateOf(outcome);
  return (
    <tr>
      <th scope="row">{formatDecimal(quantity)}</th>
      <td>{children}</td>
      <td>
        {formatMoney(outcome.price)}
        <small>{outcome.isHeld ? words.held : formatMoney(outcome.total)}</small>
      </td>
      <td data-hour={hour}>
        {formatMoney(outcome.totalEarned.earned)}
        <small>{hour === 'unpaid' ? earnedWords.belowWish : words.margin(outcome.netMargin)}</small>
      </td>
    </tr>
  );
}
