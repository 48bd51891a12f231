import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { craftName } from '#core/choices/crafts.ts';
import { errorMessages } from '#core/errors/errors.ts';
import { materialsFor, paperWords } from '#core/lists/paper-texts.ts';
import { breakdownOf, markupOf } from '#core/lists/product-figures.ts';
import { defaultHourlyRate } from '#core/pricing/hourly-rate.ts';
import { profitLabel } from '#core/pricing/price-notes.ts';
import { amountText, priceText, wasteText } from '#core/pricing/price-text.ts';
import type { Product } from '#core/schemas/product.ts';
import { formatCount, formatHourlyRate, formatMoney, formatPercent } from '#core/text/formats.ts';
import { labels, rateChangedNote } from '#core/text/labels.ts';
import { formatDate } from '#core/text/time.ts';
import { sayHours } from '#core/typed/say-hours.ts';
import { hasCode } from '../../../api/api-error.ts';
import { QueryPlaceholder } from '../../../ui/notes/load-error.tsx';
import { Waiting } from '../../../ui/notes/waiting.tsx';
import { PrintButton } from '../../../ui/paper/print-button.tsx';
import { PageHead } from '../../../ui/screen/page.tsx';
import { useUser } from '../../session/user-context.ts';
import { productQuery } from '../stored/product-query.ts';
import classes from './product-sheet.module.css';

export function ProductSheet({ id }: { readonly id: string }) {
  const query = useQuery(productQuery(id));
  if (query.data) return <Sheet product={query.data} />;
  const isGone = hasCode(query.error, 'product_not_found');
  const failed = isGone ? errorMessages.product_not_found.detail : paperWords.sheetFailed;
  return (
    <>
      <PageHead title={paperWords.sheet} />
      <QueryPlaceholder query={query} failed={failed}>
        <Waiting>{paperWords.loadingSheet}</Waiting>
      </QueryPlaceholder>
    </>
  );
}

function Sheet({ product }: { readonly product: Product }) {
  const user = useUser();
  const hourlyRate = user.hourlyRate || defaultHourlyRate;
  const price = breakdownOf(product, hourlyRate);
  const { batchSize, materials } = product;
  return (
    <>
      <PageHead title={product.name} actions={<PrintButton />}>
        {craftName(product.craftCategory)} · {user.name} · {formatDate(product.updatedAt)}
      </PageHead>
      <div className={classes.sheet}>
        <Part title={materialsFor(batchSize)}>
          <SheetMaterials materials={materials} />
        </Part>
        <Part title={paperWords.timeAndRate}>
          <dl className={classes.figures}>
            <Line label={labels.productionTime} value={sayHours(product.productionTime)} />
            <Line label={labels.hourlyRate} value={formatHourlyRate(hourlyRate)} />
            {batchSize > 1 && (
              <Line label={paperWords.batch} value={formatCount(batchSize, 'peça', 'peças')} />
            )}
          </dl>
          {product.hourlyRate !== hourlyRate && (
            <p className={classes.note}>{rateChangedNote(product.hourlyRate, hourlyRate)}</p>
          )}
        </Part>
        <div className={classes.halves}>
          <Part title={paperWords.costOfPiece}>
            <dl className={classes.figures}>
              <Line label={labels.materials} value={formatMoney(price.materialsTotal)} />
              <Line label={labels.labour} value={formatMoney(price.labour)} />
              <Line label={labels.fixedCosts} value={formatMoney(price.fixedCosts)} />
              <Line label={labels.totalCost} value={formatMoney(price.totalCost)} isTotal />
            </dl>
          </Part>
          <Part title={paperWords.priceOfPiece}>
            <dl className={classes.figures}>
              <Line label={labels.suggestedPrice} value={formatMoney(product.suggestedPrice)} />
              <Line label={labels.finalPrice} value={formatMoney(price.finalPrice)} isTotal />
              <Line label={profitLabel(price.profit)} value={formatMoney(price.profit)} />
              <Line label={labels.markup} value={formatPercent(markupOf(product, hourlyRate))} />
              <Line label={labels.netMargin} value={formatPercent(price.netMargin)} />
              <Line label={labels.earnedPerHour} value={formatMoney(price.earnedPerHour)} />
            </dl>
          </Part>
        </div>
        {product.notes !== null && (
          <Part title={labels.notes}>
            <p className={classes.notes}>{product.notes}</p>
          </Part>
        )}
      </div>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className={classes.part}>{title}</h2>
      {children}
    </section>
  );
}

interface LineProps {
  readonly label: string;
  readonly value: string;
  readonly isTotal?: boolean;
}

function Line({ label, value, isTotal = false }: LineProps) {
  return (
    <div className={classes.figure} data-total={isTotal || undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function SheetMaterials({ materials }: Pick<Product, 'materials'>) {
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
