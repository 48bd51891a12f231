import { IconClipboardCheck, IconHistory, IconMoodSad, IconShoppingBag } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { levelOf } from '#core/lists/arrange-stock.ts';
import type { StockMaterial } from '#core/schemas/stock.ts';
import { levelTexts, minimumText, stockText, stockWords } from '#core/stock/stock-texts.ts';
import { formatMoney } from '#core/text/formats.ts';
import actions from '../../../ui/cards/card-actions.module.css';
import { cardProps } from '../../../ui/cards/card-feed.tsx';
import type { Ask } from '../moves/move-request.ts';
import classes from './stock-card.module.css';

interface MaterialCardProps {
  readonly material: StockMaterial;
  /** Its place among all that are shown, from 1 on. */
  readonly position: number;
  readonly total: number;
  /** Undefined where the plan moves nothing. */
  readonly onAsk: Ask | undefined;
}

const icon = { size: 20, stroke: 1.7, 'aria-hidden': true } as const;

/** What there is of a material, and what can be told of it. */
export const MaterialCard = memo(function MaterialCard(props: MaterialCardProps) {
  const { material, position, total, onAsk } = props;
  const { id, name, unit, onHand, value, minimum } = material;
  const level = levelOf(material);
  return (
    <article
      {...cardProps(id, position, total)}
      className={classes.card}
      data-level={level}
      aria-labelledby={`stock-${id}`}
    >
      <div className={classes.head}>
        <h2 id={`stock-${id}`} className={classes.name}>
          <bdi>{name}</bdi>
        </h2>
        <p className={classes.amount}>{stockText(onHand, unit)}</p>
      </div>
      <p className={classes.facts}>
        {levelTexts[level] && <span className={classes.level}>{levelTexts[level]}</span>}
        {minimum !== null && <span>{minimumText(minimum, unit)}</span>}
        {onHand > 0 && <span className={classes.value}>{formatMoney(value)}</span>}
      </p>
      <div className={`${actions.actions} ${classes.acts}`}>
        {onAsk && (
          <>
            <button
              type="button"
              className={actions.action}
              aria-label={`${stockWords.bought} ${name}`}
              onClick={() => onAsk({ what: 'purchase', material })}
            >
              <IconShoppingBag {...icon} />
              {stockWords.bought}
            </button>
            <button
              type="button"
              className={actions.action}
              aria-label={`${stockWords.counted} ${name}`}
              onClick={() => onAsk({ what: 'count', material })}
            >
              <IconClipboardCheck {...icon} />
              {stockWords.counted}
            </button>
            <button
              type="button"
              className={actions.action}
              aria-label={`${stockWords.lost} ${name}`}
              onClick={() => onAsk({ what: 'loss', material })}
            >
              <IconMoodSad {...icon} />
              {stockWords.lost}
            </button>
          </>
        )}
        <Link
          to={`/stock/materials/${id}`}
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
