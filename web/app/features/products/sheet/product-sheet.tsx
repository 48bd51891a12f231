import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { craftName } from '#core/choices/crafts.ts';
import { errorMessages } from '#core/errors/errors.ts';
import { earnedOfProduct, productVerdict } from '#core/lists/list-texts.ts';
import { type Audience, audiences, materialsFor, paperWords } from '#core/lists/paper-texts.ts';
import { breakdownOf, markupOf } from '#core/lists/product-figures.ts';
import { customerSheet } from '#core/lists/product-paper.ts';
import { earnedAmount, earnedLabel } from '#core/pricing/earned-texts.ts';
import { defaultHourlyRate } from '#core/pricing/hourly-rate.ts';
import { markupText } from '#core/pricing/markup-text.ts';
import { profitLabel } from '#core/pricing/price-notes.ts';
import { amountText, priceText, wasteText } from '#core/pricing/price-text.ts';
import type { Product } from '#core/schemas/product.ts';
import { formatCount, formatHourlyRate, formatMoney, formatPercent } from '#core/text/formats.ts';
import { labels, rateChangedNote } from '#core/text/labels.ts';
import { formatDate } from '#core/text/time.ts';
import { sayHours } from '#core/typed/say-hours.ts';
import { hasCode } from '../../../api/api-error.ts';
import { Card, Row, Stack } from '../../../ui/look/box.tsx';
import { Choice } from '../../../ui/look/choice.tsx';
import { Figure, LineFigure } from '../../../ui/look/figure.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { QueryPlaceholder } from '../../../ui/notes/load-error.tsx';
import { Waiting } from '../../../ui/notes/waiting.tsx';
import { PrintButton } from '../../../ui/paper/print-button.tsx';
import { PageHead } from '../../../ui/screen/page.tsx';
import { ChannelLines } from '../../channels/prices/channel-lines.tsx';
import { useUser } from '../../session/user-context.ts';
import { useKnownProduct } from '../stored/use-known-product.ts';
import classes from './product-sheet.module.css';

export function ProductSheet({ id }: { readonly id: string }) {
  const { query, known } = useKnownProduct(id);
  if (known) return <Sheet product={known} />;
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
  const [search, setSearch] = useSearchParams();
  // What was chosen shows at once; the address follows.
  const [audience, setAudience] = useState<Audience>(
    search.get(param) === forCustomer ? 'customer' : 'oneself',
  );
  const choose = (next: Audience) => {
    setAudience(next);
    setSearch(next === 'customer' ? { [param]: forCustomer } : {}, { replace: true });
  };
  return (
    <>
      <PageHead title={product.name} actions={<PrintButton />}>
        {[craftName(product.craftCategory), user.name.trim(), formatDate(product.updatedAt)]
          .filter(Boolean)
          .join(' · ')}
      </PageHead>
      <Row data-screen-only>
        <Choice
          name="sheet-audience"
          legend={paperWords.printFor}
          look="switch"
          value={audience}
          options={audiences.map(({ audience: value, title }) => ({ value, label: title }))}
          onChange={choose}
        />
      </Row>
      <Card gap={5} className={classes.sheet}>
        {audience === 'customer' ? (
          <ForCustomer product={product} />
        ) : (
          <ForOneself product={product} />
        )}
      </Card>
    </>
  );
}

// The address is for people too: its words are theirs.
const param = 'para';
const forCustomer = 'cliente';

function ForCustomer({ product }: { readonly product: Product }) {
  const { finalPrice, made } = customerSheet(product);
  return (
    <>
      <dl>
        <Figure label={paperWords.price} value={finalPrice} size={6} />
      </dl>
      {made !== '' && (
        <Part title={paperWords.madeOf}>
          <p>{made}</p>
        </Part>
      )}
    </>
  );
}

function ForOneself({ product }: { readonly product: Product }) {
  const hourlyRate = useUser().hourlyRate || defaultHourlyRate;
  const price = breakdownOf(product, hourlyRate);
  const { earned } = earnedOfProduct(product, hourlyRate);
  const { batchSize, materials } = product;
  return (
    <>
      <Part title={materialsFor(batchSize)}>
        <SheetMaterials materials={materials} />
      </Part>
      <Part title={paperWords.timeAndRate}>
        <Lines>
          <LineFigure label={labels.productionTime} value={sayHours(product.productionTime)} />
          <LineFigure label={labels.hourlyRate} value={formatHourlyRate(hourlyRate)} />
          {batchSize > 1 && (
            <LineFigure label={paperWords.batch} value={formatCount(batchSize, 'peça', 'peças')} />
          )}
        </Lines>
        {product.hourlyRate !== hourlyRate && (
          <Text tone="soft">{rateChangedNote(product.hourlyRate, hourlyRate)}</Text>
        )}
      </Part>
      <div className={classes.halves}>
        <Part title={paperWords.costOfPiece}>
          <Lines>
            <LineFigure label={labels.materials} value={formatMoney(price.materialsTotal)} />
            <LineFigure label={labels.labour} value={formatMoney(price.labour)} />
            <LineFigure label={labels.fixedCosts} value={formatMoney(price.fixedCosts)} />
            <LineFigure label={labels.totalCost} value={formatMoney(price.totalCost)} strong />
          </Lines>
        </Part>
        <Part title={paperWords.priceOfPiece}>
          <Lines>
            <LineFigure label={labels.suggestedPrice} value={formatMoney(product.suggestedPrice)} />
            <LineFigure label={labels.finalPrice} value={formatMoney(price.finalPrice)} strong />
            <LineFigure label={earnedLabel(earned)} value={earnedAmount(earned)} strong />
            <LineFigure label={labels.earnedPerHour} value={formatMoney(price.earnedPerHour)} />
            <LineFigure label={profitLabel(price.profit)} value={formatMoney(price.profit)} />
            <LineFigure
              label={labels.markup}
              value={markupText(markupOf(product, hourlyRate), price)}
            />
            <LineFigure label={labels.netMargin} value={formatPercent(price.netMargin)} />
          </Lines>
          <Text>{productVerdict(product, hourlyRate)}</Text>
          <ChannelLines piece={{ ...product, ...price }} />
        </Part>
      </div>
      {product.notes !== null && (
        <Part title={labels.notes}>
          <p className={classes.notes}>{product.notes}</p>
        </Part>
      )}
    </>
  );
}

const Lines = ({ children }: { readonly children: ReactNode }) => (
  <Stack as="dl" gap={1} className={classes.lines}>
    {children}
  </Stack>
);

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Stack as="section" gap={2}>
    <h2>{title}</h2>
    {children}
  </Stack>
);

function SheetMaterials({ materials }: Pick<Product, 'materials'>) {
  return (
    <Stack as="ul" gap={1} className={classes.lines} aria-label={labels.materials}>
      {materials.map((row) => (
        <li key={row.id}>
          <Row wrap between gap={2}>
            <bdi>{row.name}</bdi>
            <Text as="span" figures>
              {formatMoney(row.totalPrice)}
            </Text>
          </Row>
          <Text size={2} tone="soft">
            {[
              amountText(row.quantity, row.unit),
              priceText(row, row.unit),
              wasteText(row.wastePercentage),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
