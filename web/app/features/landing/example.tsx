import { computePrice } from '#core/pricing/price.ts';
import { formatMoney, formatPercent } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { sayHours } from '#core/typed/say-hours.ts';
import { PriceDrawing } from '../../ui/price/price-drawing.tsx';
import { priceParts } from '../../ui/price/price-parts.ts';
import classes from './example.module.css';

const bear = {
  materials: [
    { quantity: '1.5', unitPrice: '18.90' },
    { quantity: '0.2', unitPrice: '24.00' },
    { quantity: '2', unitPrice: '0.45' },
  ],
  productionTime: '6.5',
  fixedCosts: '8.00',
  hourlyRate: '25',
  marginPercentage: '100',
};

/** One piece, drawn: what its price is made of, and what selling by the material would lose. */
export function Example() {
  const price = computePrice(bear);
  return (
    <section className={classes.example} aria-labelledby="example">
      <p className={classes.kicker}>De que é feito um preço</p>
      <h2 id="example">Amigurumi de urso</h2>
      <p className={classes.facts}>
        {sayHours(bear.productionTime)} de crochê a {formatMoney(bear.hourlyRate)} por hora
      </p>
      <PriceDrawing parts={priceParts(price)} />
      <dl className={classes.result}>
        <div>
          <dt>{labels.suggestedPrice}</dt>
          <dd className={classes.price}>{formatMoney(price.finalPrice)}</dd>
        </div>
        <div>
          <dt>{labels.netMargin}</dt>
          <dd>{formatPercent(price.netMargin)}</dd>
        </div>
      </dl>
      <p className={classes.moral}>
        Vendido só pelo dobro do material, sairia por{' '}
        {formatMoney(2 * Number(price.materialsTotal))}: menos da metade do que custa fazer.
      </p>
    </section>
  );
}
