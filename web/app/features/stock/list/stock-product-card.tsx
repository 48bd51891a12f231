import {
  IconCash,
  IconClipboardCheck,
  IconHistory,
  IconMoodSad,
  IconScissors,
} from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router';
import type { StockProduct } from '#core/schemas/stock.ts';
import { canMakeText, levelTexts, piecesText, stockWords } from '#core/stock/stock-texts.ts';
import { formatMoney } from '#core/text/formats.ts';
import actions from '../../../ui/cards/card-actions.module.css';
import { cardProps } from '../../../ui/cards/card-feed.tsx';
import type { Ask, MoveRequest } from '../moves/move-request.ts';
import classes from './stock-card.module.css';

interface ProductCardProps {
  readonly product: StockProduct;
  /** Its place among all that are shown, from 1 on. */
  readonly position: number;
  readonly total: number;
  /** Undefined where the plan moves nothing. */
  readonly onAsk: Ask | undefined;
}

const icon = { size: 20, stroke: 1.7, 'aria-hidden': true } as const;

const acts = [
  { what: 'production', label: stockWords.made, Icon: IconScissors },
  { what: 'sale', label: stockWords.sold, Icon: IconCash },
  { what: 'countPieces', label: stockWords.counted, Icon: IconClipboardCheck },
  { what: 'lossOfPieces', label: stockWords.lost, Icon: IconMoodSad },
] as const satisfies readonly { what: MoveRequest['what']; label: string; Icon: typeof IconCash }[];

/** The pieces of a product on the shelf, how many more can be made, and what can be told of them. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, position, total, onAsk } = props;
  const { id, name, onHand, value, canMake } = product;
  const isBelow = onHand < 0;
  return (
    <article
      {...cardProps(id, position, total)}
      className={classes.card}
      data-level={isBelow ? 'below' : undefined}
      aria-labelledby={`stock-${id}`}
    >
      <div className={classes.head}>
        <h2 id={`stock-${id}`} className={classes.name}>
          <bdi>{name}</bdi>
        </h2>
        <p className={classes.amount}>{piecesText(onHand)}</p>
      </div>
      <p className={classes.facts}>
        {isBelow && <span className={classes.level}>{levelTexts.below}</span>}
        {canMake !== null && <span>{canMakeText(canMake, onHand)}</span>}
        {onHand > 0 && <span className={classes.value}>{formatMoney(value)}</span>}
      </p>
      <div className={`${actions.actions} ${classes.acts}`}>
        {onAsk &&
          acts.map(({ what, label, Icon }) => (
            <button
              key={what}
              type="button"
              className={actions.action}
              aria-label={`${label} ${name}`}
              onClick={() => onAsk({ what, product })}
            >
              <Icon {...icon} />
              {label}
            </button>
          ))}
        <Link
          to={`/stock/products/${id}`}
          className={actions.action}
          aria-label={`Histórico do estoque: ${name}`}
        >
          <IconHistory {...icon} />
          Histórico
        </Link>
      </div>
    </article>
  );
});
