import { memo } from 'react';
import { craftName } from '#core/choices/craft-name.ts';
import { breakdownOf } from '#core/lists/product-figures.ts';
import { formatHours, formatMoney, formatPercent } from '#core/messages/formats.ts';
import { labels } from '#core/messages/labels.ts';
import type { Product } from '#core/schemas/product.ts';
import { cardProps } from '../../../ui/cards/card-feed.tsx';
import { CardStopwatch } from '../../stopwatch/card-stopwatch.tsx';
import type { AskAbout } from '../acts/ask-about.ts';
import { ProfitabilityBadge } from '../figures/profitability-badge.tsx';
import { CostBreakdown } from './cost-breakdown.tsx';
import { Figure } from './figure.tsx';
import { MaterialList } from './material-list.tsx';
import { ProductActions } from './product-actions.tsx';
import classes from './product-card.module.css';
import { RateChangedNote } from './rate-changed-note.tsx';

interface ProductCardProps {
  readonly product: Product;
  /** What the user earns per hour today, in R$. */
  readonly hourlyRate: number;
  /** Its place among all that are shown, from 1 on. */
  readonly position: number;
  readonly total: number;
  readonly onAsk: AskAbout;
}

/** Everything about a product, and what can be done with it. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, hourlyRate, position, total, onAsk } = props;
  const price = breakdownOf(product, hourlyRate);
  const count = product.materials.length;
  const titleId = `product-${product.id}`;
  return (
    <article
      {...cardProps(product.id, position, total)}
      className={classes.card}
      aria-labelledby={titleId}
    >
      <header className={classes.head}>
        <h2 id={titleId} className={classes.name}>
          <bdi>{product.name}</bdi>
        </h2>
        <p className={classes.facts}>
          {craftName(product.craftCategory)} · {formatHours(product.productionTime)} ·{' '}
          {count === 1 ? '1 material' : `${count} materiais`}
        </p>
        <div className={classes.marks}>
          <ProfitabilityBadge markup={product.marginPercentage} />
          <CardStopwatch product={product} onOpen={() => onAsk('stopwatch', product)} />
        </div>
      </header>
      <dl className={classes.main}>
        <Figure label={labels.finalPrice} value={formatMoney(price.finalPrice)} kind="price" />
        <Figure label={labels.profit} value={formatMoney(price.profit)} />
        <Figure label={labels.markup} value={formatPercent(product.marginPercentage)} />
        <Figure label={labels.netMargin} value={formatPercent(price.netMargin)} />
      </dl>
      <CostBreakdown price={price} />
      {product.hourlyRate !== hourlyRate && (
        <RateChangedNote product={product} hourlyRate={hourlyRate} onAsk={onAsk} />
      )}
      <MaterialList materials={product.materials} />
      <ProductActions product={product} onAsk={onAsk} />
    </article>
  );
});
