import { amountText, priceText, wasteText } from '#core/pricing/price-text.ts';
import type { Product } from '#core/schemas/product.ts';
import { formatMoney } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import classes from './product-sheet.module.css';

/** The materials of the batch, each with what it costs. */
export function SheetMaterials({ materials }: Pick<Product, 'materials'>) {
  return (
    <ul className={classes.materials} aria-label={labels.materials}>
      {materials.map((row) => (
        <li key={row.id} className={classes.material}>
          <bdi className={classes.name}>{row.name}</bdi>
          <span className={classes.total}>{formatMoney(row.totalPrice)}</span>
          <span className={classes.facts}>
            {[
              amountText(row.quantity, row.unit),
              priceText(row, row.unit),
              wasteText(row.wastePercentage),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
