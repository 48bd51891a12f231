import { useId, useState } from 'react';
import { deadZoneText, channelPriceWords as words } from '#core/channels/channel-price-texts.ts';
import { type Curve, curveAround } from '#core/channels/curve.ts';
import type { ChannelFees } from '#core/channels/fees.ts';
import {
  type PieceOutcome,
  pieceAtPrice,
  type SoldPiece,
} from '#core/channels/piece-in-channel.ts';
import { formatMoney } from '#core/numbers/formats.ts';
import { hourStateOf } from '#core/pricing/earned.ts';
import { earnedAmount, earnedLabel, profitText } from '#core/pricing/earned-texts.ts';
import { RangeField } from '../../../ui/fields/range-field.tsx';
import { Stack } from '../../../ui/look/box.tsx';
import { LineFigure } from '../../../ui/look/figure.tsx';
import { Note } from '../../../ui/look/note.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { hourTones } from '../../../ui/look/tones.ts';
import classes from '../channels.module.css';

export interface NetCurveProps {
  readonly name: string;
  readonly channel: ChannelFees;
  readonly piece: SoldPiece;
  /** What to charge there, in R$; null where no price pays. */
  readonly price: string | null;
}

/** What a channel leaves of each price, with a slider along it and the prices that pay no more. */
export function NetCurve({ name, channel, piece, price }: NetCurveProps) {
  const start = Number(price ?? piece.finalPrice);
  const [moved, setMoved] = useState<number | null>(null);
  const curve = curveAround(channel, start);
  const at = Math.min(moved ?? start, curve.to);
  const outcome = pieceAtPrice(channel, piece, at.toFixed(2));
  const id = useId();
  return (
    <Stack gap={3} pad={2}>
      <Drawing label={words.curve(name)} curve={curve} outcome={outcome} />
      <Text size={2} tone="soft">
        {words.drawn(curve.zones.length > 0)}
      </Text>
      <RangeField
        id={id}
        label={words.slider}
        value={at}
        min={1}
        max={curve.to}
        step={1}
        format={(value) => formatMoney(value.toFixed(2))}
        onChange={setMoved}
      />
      <dl aria-live="polite">
        <LineFigure label={words.fees} value={formatMoney(outcome.fees)} />
        <LineFigure label={words.received} value={formatMoney(outcome.net)} />
        <LineFigure
          strong
          label={earnedLabel(outcome.earned)}
          value={earnedAmount(outcome.earned)}
          tone={hourTones[hourStateOf(outcome)]}
        />
        {outcome.perHour !== null && (
          <LineFigure label={words.perHour} value={formatMoney(outcome.perHour)} />
        )}
      </dl>
      <Text size={2} tone="soft">
        {profitText(outcome.profit)}
      </Text>
      {curve.zones.length > 0 && (
        <Note kind="warn">
          <Text size={2} strong>
            {words.zones}
          </Text>
          <Stack as="ul" gap={1}>
            {curve.zones.map((zone) => (
              <Text as="li" size={2} key={zone.from}>
                {deadZoneText(zone)}
              </Text>
            ))}
          </Stack>
        </Note>
      )}
    </Stack>
  );
}

const [width, height] = [320, 140];

interface DrawingProps {
  readonly label: string;
  readonly curve: Curve;
  readonly outcome: PieceOutcome;
}

function Drawing({ label, curve, outcome }: DrawingProps) {
  const id = useId();
  const { to, lines, least, most, zones } = curve;
  const x = (price: number) => (price / to) * width;
  const y = (net: number) => height - ((net - least) / Math.max(most - least, 1)) * height;
  const at = { x: x(Number(outcome.price)), y: y(Number(outcome.net)) };
  return (
    <svg
      role="img"
      aria-label={label}
      className={classes.drawing}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
    >
      <defs>
        <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
          <path className={classes.hatch} d="M-2 2 2-2M0 8 8 0M6 10l4-4" />
        </pattern>
      </defs>
      {zones.map((zone) => (
        <rect
          key={zone.from}
          fill={`url(#${id})`}
          x={x(Number(zone.from))}
          width={x(Math.min(zone.to === null ? to : Number(zone.to), to)) - x(Number(zone.from))}
          height={height}
        />
      ))}
      <line className={classes.zero} x2={width} y1={y(0)} y2={y(0)} />
      {lines.map((points) => (
        <polyline
          key={points[0]?.price}
          className={classes.line}
          points={points.map(({ price, net }) => `${x(price)},${y(net)}`).join(' ')}
        />
      ))}
      <line className={classes.here} x1={at.x} x2={at.x} y2={height} />
      <line className={classes.dot} x1={at.x} x2={at.x} y1={at.y} y2={at.y} />
    </svg>
  );
}
