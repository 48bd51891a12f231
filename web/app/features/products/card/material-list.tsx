import { defaultUnitType } from '#core/choices/unit-types.ts';
import { amountText } from '#core/pricing/price-text.ts';
import type { Product } from '#core/schemas/product.ts';
import { formatDecimal, formatMoney } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import classes from './product-card.module.css';

const shown = 3;

/** The first materials of a product, for all the pieces that it makes, and how many more there are. */
export function MaterialList({ materials, batchSize }: Pick<Product, 'materials' | 'batchSize'>) {
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
