import { Link } from 'react-router';
import { craftName } from '#core/choices/crafts.ts';
import { breakdownOf, standingOfProduct } from '#core/lists/product-figures.ts';
import { defaultHourlyRate } from '#core/pricing/hourly-rate.ts';
import { isLoss } from '#core/pricing/profitability.ts';
import { standingsExplained } from '#core/pricing/profitability-labels.ts';
import type { Product } from '#core/schemas/product.ts';
import { formatMoney, formatPercent } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { Amount } from '../../ui/price/amount.tsx';
import { ProfitabilityBadge } from '../products/figures/profitability-badge.tsx';
import { useUser } from '../session/user-context.ts';
import classes from './dashboard.module.css';

export function RecentProducts({ products }: { readonly products: readonly Product[] }) {
  const hourlyRate = useUser().hourlyRate || defaultHourlyRate;
  return (
    <section aria-labelledby="recent" className={classes.recent}>
      <div className={classes.recentHead}>
        <h2 id="recent" className={classes.title}>
          Produtos recentes
        </h2>
        <Link to="/products" prefetch="intent" className={classes.all}>
          Ver todos os produtos
        </Link>
      </div>
      <ul className={classes.list}>
        {products.map((product) => (
          <li key={product.id} className={classes.product}>
            <div className={classes.texts}>
              <h3 className={classes.name}>
                <Link to={`/edit-product/${product.id}`} prefetch="intent">
                  <bdi>{product.name}</bdi>
                </Link>
              </h3>
              <p className={classes.craft}>{craftName(product.craftCategory)}</p>
            </div>
            <p className={classes.price}>
              <Amount>{formatMoney(product.finalPrice)}</Amount>
            </p>
            <ProfitabilityBadge standing={standingOfProduct(product, hourlyRate)} />
            <NetMargin {...breakdownOf(product, hourlyRate)} />
          </li>
        ))}
      </ul>
      <p className={classes.explained}>{standingsExplained}</p>
    </section>
  );
}

function NetMargin({ netMargin, profit }: ReturnType<typeof breakdownOf>) {
  return (
    <p className={classes.net} data-loss={isLoss(profit) || undefined}>
      {labels.netMargin} {formatPercent(netMargin)}
    </p>
  );
}
