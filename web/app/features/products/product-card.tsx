import { formatDecimal, formatHours, formatMoney, formatPercent } from '#core/messages/formats.ts';
import { labels, rateChangedNote } from '#core/messages/labels.ts';
import { breakdownAtPrice } from '#core/pricing/price.ts';
import type { Product } from '#core/schemas/product.ts';
import { craftName } from './craft-name.ts';
import classes from './product-card.module.css';
import { ProfitabilityBadge } from './profitability-badge.tsx';

const shownMaterials = 3;

interface ProductCardProps {
  readonly product: Product;
  /** What the user earns per hour today, in R$. */
  readonly hourlyRate: number;
}

export function ProductCard({ product, hourlyRate }: ProductCardProps) {
  const price = breakdownAtPrice({ ...product, hourlyRate }, product.finalPrice);
  const count = product.materials.length;
  return (
    <article className={classes.card} aria-labelledby={`product-${product.id}`}>
      <header className={classes.head}>
        <h2 id={`product-${product.id}`} className={classes.name}>
          {product.name}
        </h2>
        <p className={classes.facts}>
          {craftName(product.craftCategory)} · {formatHours(product.productionTime)} ·{' '}
          {count === 1 ? '1 material' : `${count} materiais`}
        </p>
        <ProfitabilityBadge margin={product.marginPercentage} />
      </header>
      <dl className={classes.main}>
        <Figure label={labels.finalPrice} value={formatMoney(price.finalPrice)} kind="price" />
        <Figure label={labels.profit} value={formatMoney(price.profit)} />
        <Figure label={labels.markup} value={formatPercent(product.marginPercentage)} />
        <Figure label={labels.netMargin} value={formatPercent(price.netMargin)} />
      </dl>
      <dl className={classes.costs}>
        <Figure label={labels.materials} value={formatMoney(price.materialsTotal)} />
        <Figure label={labels.labour} value={formatMoney(price.labour)} />
        <Figure label={labels.fixedCosts} value={formatMoney(price.fixedCosts)} />
        <Figure label={labels.totalCost} value={formatMoney(price.totalCost)} kind="total" />
      </dl>
      {product.hourlyRate !== hourlyRate && (
        <p className={classes.rate}>{rateChangedNote(product.hourlyRate, hourlyRate)}</p>
      )}
      <MaterialList materials={product.materials} />
    </article>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly kind?: 'price' | 'total';
}

function Figure({ label, value, kind }: FigureProps) {
  return (
    <div className={classes.figure} data-kind={kind}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function MaterialList({ materials }: Pick<Product, 'materials'>) {
  const more = materials.length - shownMaterials;
  return (
    <ul className={classes.materials} aria-label={labels.materials}>
      {materials.slice(0, shownMaterials).map((material) => (
        <li key={material.id}>
          <span>
            {formatDecimal(material.quantity)} × {material.name}
          </span>
          <span className={classes.amount}>{formatMoney(material.totalPrice)}</span>
        </li>
      ))}
      {more > 0 && <li>{more === 1 ? '+ 1 outro material' : `+ ${more} outros materiais`}</li>}
    </ul>
  );
}
