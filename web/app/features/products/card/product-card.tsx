import { memo, type ReactNode } from 'react';
import { craftName } from '#core/choices/crafts.ts';
import { defaultUnitType } from '#core/choices/unit-types.ts';
import { breakdownOf, markupOf, standingOfProduct } from '#core/lists/product-figures.ts';
import type { PriceBreakdown } from '#core/pricing/price.ts';
import { perHour, piecesMade, profitLabel, suggestedBeside } from '#core/pricing/price-notes.ts';
import { amountText } from '#core/pricing/price-text.ts';
import { isLoss } from '#core/pricing/profitability.ts';
import type { Product } from '#core/schemas/product.ts';
import { formatDecimal, formatMoney, formatPercent } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { sayHours } from '#core/typed/say-hours.ts';
import { cardProps } from '../../../ui/cards/card-feed.tsx';
import { Amount } from '../../../ui/price/amount.tsx';
import { priceParts } from '../../../ui/price/price-parts.ts';
import { CardStopwatch } from '../../stopwatch/card-stopwatch.tsx';
import type { OpenDialog } from '../acts/open-dialog.ts';
import { ProfitabilityBadge } from '../figures/profitability-badge.tsx';
import { OutdatedPriceNotes } from './outdated-price-notes.tsx';
import { ProductActions } from './product-actions.tsx';
import classes from './product-card.module.css';
import { ProductMenu } from './product-menu.tsx';

const shown = 3;

/** The first materials of a product, for all the pieces that it makes, and how many more there are. */
function MaterialList({ materials, batchSize }: Pick<Product, 'materials' | 'batchSize'>) {
  const more = materials.length - shown;
  return (
    <div className={classes.materials}>
      {batchSize > 1 && <p>Para as {formatDecimal(batchSize)} peças:</p>}
      <ul aria-label={labels.materials}>
        {materials.slice(0, shown).map((material) => (
          <li key={material.id}>
            <span>
              {usedText(material)} <bdi>{material.name}</bdi>
            </span>
            <span className={classes.amount}>{formatMoney(material.totalPrice)}</span>
          </li>
        ))}
        {more > 0 && <li>{more === 1 ? '+ 1 outro material' : `+ ${more} outros materiais`}</li>}
      </ul>
    </div>
  );
}

/** '2 ×', or '85 m de' where the unit says more than a number. */
function usedText({ quantity, unit }: Product['materials'][number]): string {
  return unit === defaultUnitType
    ? `${formatDecimal(quantity)} ×`
    : `${amountText(quantity, unit)} de`;
}

interface ProductCardProps {
  readonly product: Product;
  /** What the user earns per hour today, in R$. */
  readonly hourlyRate: number;
  /** Its place among all that are shown, from 1 on. */
  readonly position: number;
  readonly total: number;
  readonly onOpen: OpenDialog;
}

export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, hourlyRate, position, total, onOpen } = props;
  const price = breakdownOf(product, hourlyRate);
  const lost = isLoss(price.profit);
  const count = product.materials.length;
  const titleId = `product-${product.id}`;
  return (
    <article
      {...cardProps(product.id, position, total)}
      className={classes.card}
      aria-labelledby={titleId}
    >
      <header className={classes.head}>
        <div className={classes.title}>
          <h2 id={titleId} className={classes.name}>
            <bdi>{product.name}</bdi>
          </h2>
          <ProductMenu product={product} />
        </div>
        <p className={classes.facts}>
          {craftName(product.craftCategory)} · {sayHours(product.productionTime)} ·{' '}
          {count === 1 ? '1 material' : `${count} materiais`}
          {product.batchSize > 1 && ` · ${piecesMade(product.batchSize)}`}
        </p>
        <div className={classes.marks}>
          <ProfitabilityBadge standing={standingOfProduct(product, hourlyRate)} />
          <CardStopwatch product={product} onOpen={() => onOpen('stopwatch', product)} />
        </div>
      </header>
      <dl className={classes.main}>
        <Figure label={labels.finalPrice} value={formatMoney(price.finalPrice)} kind="price" />
        <Figure label={profitLabel(price.profit)} value={formatMoney(price.profit)} isLoss={lost} />
        <Figure
          label={labels.markup}
          value={formatPercent(markupOf(product, hourlyRate))}
          isLoss={lost}
        />
        <Figure label={labels.netMargin} value={formatPercent(price.netMargin)} isLoss={lost} />
      </dl>
      <p className={classes.facts}>
        {perHour(price.earnedPerHour)}
        {Number(price.finalPrice) !== product.suggestedPrice &&
          ` · ${suggestedBeside(product.suggestedPrice)}`}
      </p>
      <CostBreakdown price={price} />
      <OutdatedPriceNotes product={product} hourlyRate={hourlyRate} onOpen={onOpen} />
      <MaterialList materials={product.materials} batchSize={product.batchSize} />
      <ProductActions product={product} onOpen={onOpen} />
    </article>
  );
});

function CostBreakdown({ price }: { readonly price: PriceBreakdown }) {
  const parts = priceParts(price);
  return (
    <div className={classes.costs}>
      <div className={classes.drawing} aria-hidden="true">
        {parts.map(({ kind, share }) => (
          <span key={kind} data-part={kind} style={{ flexGrow: share }} />
        ))}
      </div>
      <dl className={classes.parts}>
        {parts.map(
          ({ kind, label, amount }) =>
            kind !== 'profit' && (
              <Figure
                key={kind}
                label={
                  <>
                    <span className={classes.swatch} data-part={kind} aria-hidden="true" />
                    {label}
                  </>
                }
                value={amount}
                inline
              />
            ),
        )}
        <Figure label={labels.totalCost} value={formatMoney(price.totalCost)} kind="total" inline />
      </dl>
    </div>
  );
}

interface FigureProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly kind?: 'price' | 'total';
  readonly isLoss?: boolean;
  readonly inline?: boolean;
}

function Figure({ label, value, kind, isLoss = false, inline = false }: FigureProps) {
  return (
    <div className={classes.figure} data-kind={kind} data-loss={isLoss || undefined}>
      <dt>{label}</dt>
      <dd>
        <Amount inline={inline}>{value}</Amount>
      </dd>
    </div>
  );
}
