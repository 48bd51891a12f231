import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { craftName } from '#core/crafts/crafts.ts';
import { formatDate } from '#core/dates/time.ts';
import { errorMessages } from '#core/errors/errors.ts';
import { defaultHourlyRate, hourlyRateField } from '#core/hour/hourly-rate-field.ts';
import {
  formatCount,
  formatHourlyRate,
  formatMoney,
  formatPercent,
} from '#core/numbers/formats.ts';
import { earnedAmount, earnedLabel } from '#core/pricing/earned-texts.ts';
import { markupText } from '#core/pricing/markup-text.ts';
import { priceLabels } from '#core/pricing/price-labels.ts';
import { profitLabel, rateChangedNote } from '#core/pricing/price-notes.ts';
import { amountText, priceText, wasteText } from '#core/pricing/price-text.ts';
import { earnedOfProduct, productVerdict } from '#core/products/list-texts.ts';
import { type Audience, audiences, materialsFor, paperWords } from '#core/products/paper-texts.ts';
import { breakdownOf, markupOf } from '#core/products/product-figures.ts';
import { customerSheet } from '#core/products/product-paper.ts';
import type { Product } from '#core/products/product-schemas.ts';
import { productLabels } from '#core/products/product-texts.ts';
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
          <LineFigure
            label={productLabels.productionTime}
            value={sayHours(product.productionTime)}
          />
          <LineFigure label={hourlyRateField.label} value={formatHourlyRate(hourlyRate)} />
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
            <LineFigure label={priceLabels.materials} value={formatMoney(price.materialsTotal)} />
            <LineFigure label={priceLabels.labour} value={formatMoney(price.labour)} />
            <LineFigure label={priceLabels.fixedCosts} value={formatMoney(price.fixedCosts)} />
            <LineFigure label={priceLabels.totalCost} value={formatMoney(price.totalCost)} strong />
          </Lines>
        </Part>
        <Part title={paperWords.priceOfPiece}>
          <Lines>
            <LineFigure
              label={priceLabels.suggestedPrice}
              value={formatMoney(product.suggestedPrice)}
            />
            <LineFigure
              label={priceLabels.finalPrice}
              value={formatMoney(price.finalPrice)}
              strong
            />
            <LineFigure label={earnedLabel(earned)} value={earnedAmount(earned)} strong />
            <LineFigure
              label={priceLabels.earnedPerHour}
              value={formatMoney(price.earnedPerHour)}
            />
            <LineFigure label={profitLabel(price.profit)} value={formatMoney(price.profit)} />
            <LineFigure
              label={priceLabels.markup}
              value={markupText(markupOf(product, hourlyRate), price)}
            />
            <LineFigure label={priceLabels.netMargin} value={formatPercent(price.netMargin)} />
          </Lines>
          <Text>{productVerdict(product, hourlyRate)}</Text>
          <ChannelLines piece={{ ...product, ...price }} />
        </Part>
      </div>
      {product.notes !== null && (
        <Part title={productLabels.notes}>
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
    <Stack as="ul" gap={1} className={classes.lines} aria-label={priceLabels.materials}>
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
