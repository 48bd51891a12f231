import { IconArrowRight } from '@tabler/icons-react';
import { memo } from 'react';
import { type Formattable, formatMoney, formatPercent } from '#core/numbers/formats.ts';
import { hourStateOf } from '#core/pricing/earned.ts';
import { earnedWords } from '#core/pricing/earned-texts.ts';
import { isPriceWithinReach } from '#core/pricing/final-price.ts';
import { priceLabels } from '#core/pricing/price-labels.ts';
import type { Repricing } from '#core/repricing/repricing-schemas.ts';
import { fallNote, pricedAt, repricingTexts, unpaidNote } from '#core/repricing/repricing-texts.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { Card } from '../../../ui/look/box.tsx';
import { Amount } from '../../../ui/look/figure.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { hourTones } from '../../../ui/look/tones.ts';
import { VisuallyHidden } from '../../../ui/look/visually-hidden.tsx';
import { earnedWith } from './repricing-sums.ts';
import classes from './review.module.css';

interface ReviewRowProps {
  readonly row: Repricing;
  /** Whether the product is repriced for another hourly rate. */
  readonly showsRate: boolean;
  /** Undefined where there is nothing to choose. */
  readonly chosen: boolean | undefined;
  readonly onChoose: (id: string, chosen: boolean) => void;
}

const figures = [
  { figure: 'totalCost', label: priceLabels.totalCost, format: formatMoney },
  { figure: 'finalPrice', label: priceLabels.finalPrice, format: formatMoney },
  {
    figure: 'netMargin',
    label: priceLabels.netMargin,
    format: (margin: Formattable) => formatPercent(margin, 1),
  },
] as const;

export const ReviewRow = memo(function ReviewRow(props: ReviewRowProps) {
  const { row, showsRate, chosen, onChoose } = props;
  const { id, name, hourlyRate, before, after } = row;
  const reachable = isPriceWithinReach(after.finalPrice);
  const fall = fallNote(before.finalPrice, after.finalPrice);
  const unpaid = unpaidNote(after);
  const earned = { before: earnedWith(before), after: earnedWith(after) };
  return (
    <Card as="li" gap={2} pad={3}>
      {chosen === undefined ? (
        <Text strong>
          <bdi>{name}</bdi>
        </Text>
      ) : (
        <CheckField
          label={
            <Text as="bdi" strong>
              {name}
            </Text>
          }
          checked={chosen}
          disabled={!reachable}
          onChange={(checked) => onChoose(id, checked)}
        />
      )}
      {showsRate && (
        <Text size={2} tone="soft">
          {pricedAt(hourlyRate)}
        </Text>
      )}
      <dl className={classes.changes}>
        <Change label={earnedWords.earned} {...earned} format={formatMoney} />
        {figures.map(({ figure, label, format }) => (
          <Change
            key={figure}
            label={label}
            before={before[figure]}
            after={after[figure]}
            format={format}
          />
        ))}
      </dl>
      {fall && (
        <Text size={2} tone="warn" strong>
          {fall}
        </Text>
      )}
      {unpaid && (
        <Text size={2} tone={hourTones[hourStateOf(after)]} strong>
          {unpaid}
        </Text>
      )}
      {!reachable && (
        <Text size={2} tone="bad" strong>
          {repricingTexts.tooHigh}
        </Text>
      )}
    </Card>
  );
});

interface ChangeProps {
  readonly label: string;
  readonly before: Formattable;
  readonly after: Formattable;
  readonly format: (figure: Formattable) => string;
}

/** A figure before and after; once where it stays. */
export function Change({ label, before, after, format }: ChangeProps) {
  return (
    <div className={classes.change}>
      <dt>{label}</dt>
      <dd>
        {format(before) !== format(after) && (
          <>
            <span>
              <Amount inline>{format(before)}</Amount>
            </span>
            <VisuallyHidden> passa a </VisuallyHidden>
            <IconArrowRight size={16} aria-hidden />
          </>
        )}
        <strong>
          <Amount inline>{format(after)}</Amount>
        </strong>
      </dd>
    </div>
  );
}
