import { craftName } from '#core/choices/crafts.ts';
import { isLoss } from '#core/pricing/profitability.ts';
import type { Report } from '#core/schemas/report.ts';
import { formatMoney, formatPercent } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { Amount } from '../../ui/price/amount.tsx';
import sections from './reports.module.css';
import classes from './top-products.module.css';

/** The best products of those that earn something: one that loses is nowhere called lucrative. */
export function TopProducts({ products }: { readonly products: Report['topProducts'] }) {
  const earning = products.filter(({ profit }) => !isLoss(profit));
  return (
    <section className={`${sections.section} ${sections.longest}`} aria-labelledby="top">
      <h2 id="top" className={sections.heading}>
        Produtos Mais Lucrativos
      </h2>
      {earning.length === 0 && (
        <p className={classes.none}>Com o seu valor da hora de hoje, nenhum produto dá lucro.</p>
      )}
      <ol className={classes.list}>
        {earning.map((product, index) => (
          <li key={product.id} className={classes.product}>
            <span className={classes.rank}>{index + 1}º</span>
            <div className={classes.texts}>
              <h3 className={classes.name} dir="auto">
                {product.name}
              </h3>
              <p className={classes.craft}>{craftName(product.craftCategory)}</p>
            </div>
            <p className={classes.figures}>
              <strong>
                <Amount inline>{formatMoney(product.finalPrice)}</Amount>
              </strong>
              <span>
                {labels.markup} <b>{formatPercent(product.markup)}</b>
              </span>
              <span>
                {labels.netMargin} <b>{formatPercent(product.netMargin, 1)}</b>
              </span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
