import { formatDecimal, formatMoney } from '#core/messages/formats.ts';
import { labels } from '#core/messages/labels.ts';
import type { Product } from '#core/schemas/product.ts';
import classes from './product-card.module.css';

const shown = 3;

/** The first materials of a product, and how many more there are. */
export function MaterialList({ materials }: Pick<Product, 'materials'>) {
  const more = materials.length - shown;
  return (
    <ul className={classes.materials} aria-label={labels.materials}>
      {materials.slice(0, shown).map((material) => (
        <li key={material.id}>
          <span>
            {formatDecimal(material.quantity)} × <bdi>{material.name}</bdi>
          </span>
          <span className={classes.amount}>{formatMoney(material.totalPrice)}</span>
        </li>
      ))}
      {more > 0 && <li>{more === 1 ? '+ 1 outro material' : `+ ${more} outros materiais`}</li>}
    </ul>
  );
}
