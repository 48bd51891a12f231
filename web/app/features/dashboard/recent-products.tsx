import { formatMoney, formatPercent } from '#core/messages/formats.ts';
import { labels } from '#core/messages/labels.ts';
import { pricingFallbacks } from '#core/pricing/bounds.ts';
import { breakdownAtPrice } from '#core/pricing/price.ts';
import type { Product } from '#core/schemas/product.ts';
import { craftName } from '../products/craft-name.ts';
import { ProfitabilityBadge } from '../products/profitability-badge.tsx';
import { useUser } from '../session/user-context.ts';
import classes from './dashboard.module.css';

export function RecentProducts({ products }: { readonly products: readonly Product[] }) {
  const hourlyRate = useUser().hourlyRate || pricingFallbacks.hourlyRate;
  return (
    <section aria-labelledby="recent">
      <h2 id="recent" className={classes.title}>
        Produtos recentes
      </h2>
      <ul className={classes.list}>
        {products.map((product) => (
          <li key={product.id} className={classes.product}>
            <div className={classes.texts}>
              <h3 className={classes.name}>{product.name}</h3>
              <p className={classes.craft}>{craftName(product.craftCategory)}</p>
            </div>
            <p className={classes.price}>{formatMoney(product.finalPrice)}</p>
            <ProfitabilityBadge margin={product.marginPercentage} />
            <p className={classes.net}>
              {labels.netMargin} {formatPercent(netMargin(product, hourlyRate))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As on the product's card: with labour at today's rate. */
function netMargin(product: Product, hourlyRate: number): string {
  return breakdownAtPrice({ ...product, hourlyRate }, product.finalPrice).netMargin;
}
