import { formatMoney } from '#core/messages/formats.ts';
import type { Product } from '#core/schemas/product.ts';
import { craftName } from '../products/craft-name.ts';
import { ProfitabilityBadge } from '../products/profitability-badge.tsx';
import classes from './dashboard.module.css';

export function RecentProducts({ products }: { readonly products: readonly Product[] }) {
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
          </li>
        ))}
      </ul>
    </section>
  );
}
