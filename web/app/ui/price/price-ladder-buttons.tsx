import { formatShortMoney } from '#core/numbers/formats.ts';
import type { PriceBreakdown } from '#core/pricing/price.ts';
import { type CostedPiece, priceLadder, type Rung } from '#core/pricing/price-ladder.ts';
import { ladderWords, rungHour, rungLabel } from '#core/pricing/price-ladder-texts.ts';
import { Text } from '../look/text.tsx';
import classes from './price-ladder-buttons.module.css';

interface PriceLadderProps {
  readonly piece: CostedPiece & Pick<PriceBreakdown, 'finalPrice'>;
  /** What the price in force is called. */
  readonly now: string;
  /** Called when another price than the one in force was pressed. */
  readonly onChoose: (rung: Rung) => void;
}

/** Prices to choose from by a press, with what an hour brings at each. */
export function PriceLadder({ piece, now, onChoose }: PriceLadderProps) {
  const rungs = priceLadder(piece).map((rung) => ({
    ...rung,
    amount: formatShortMoney(rung.price),
  }));
  if (rungs.length < 2) return null;
  const longest = Math.max(...rungs.map(({ amount }) => amount.length));
  return (
    <div className={classes.room}>
      {/* biome-ignore lint/a11y/useSemanticElements: no controls of a form, so no fieldset */}
      <div
        role="group"
        aria-label={ladderWords.title}
        className={classes.ladder}
        style={{ '--rungs': rungs.length }}
        data-long={longest > 9 ? 'very' : longest > 7 || undefined}
      >
        {rungs.map(({ amount, ...rung }, index) => (
          <button
            key={`${rung.kind}-${rung.markup}`}
            type="button"
            className={classes.rung}
            style={{ '--step': index }}
            aria-pressed={rung.isNow}
            onClick={() => !rung.isNow && onChoose(rung)}
          >
            <Text as="strong" size={2} serif figures>
              {amount}
            </Text>{' '}
            <Text as="span" size={1}>
              {rungLabel(rung, now)}
            </Text>{' '}
            <Text as="span" size={1} tone="soft" figures>
              {rungHour(rung)}
            </Text>
          </button>
        ))}
      </div>
    </div>
  );
}
