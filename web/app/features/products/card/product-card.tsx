import { IconMessageDollar } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { earnedOfProduct, productVerdict } from '#core/lists/list-texts.ts';
import { offerWords } from '#core/lists/offer-texts.ts';
import { breakdownOf, markupOf, standingOfProduct } from '#core/lists/product-figures.ts';
import { hourStateOf } from '#core/pricing/earned.ts';
import { earnedAmount, earnedLabel, earnedWords } from '#core/pricing/earned-texts.ts';
import { markupText } from '#core/pricing/markup-text.ts';
import { profitLabel, suggestedBeside } from '#core/pricing/price-notes.ts';
import type { Product } from '#core/schemas/product.ts';
import { formatCount, formatDecimal, formatMoney, formatPercent } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { useLoaded } from '../../../ui/browser/use-loaded.ts';
import { QuietButton } from '../../../ui/buttons/quiet-button.tsx';
import { cardProps } from '../../../ui/cards/card-feed.tsx';
import { Card, Row, Stack } from '../../../ui/look/box.tsx';
import { Figure } from '../../../ui/look/figure.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { hourTones } from '../../../ui/look/tones.ts';
import { CardStopwatch } from '../../stopwatch/card-stopwatch.tsx';
import type { OpenDialog } from '../acts/open-dialog.ts';
import { ProductMenu } from '../acts/product-menu.tsx';
import { CostBreakdown } from '../figures/cost-breakdown.tsx';
import { factsOf } from '../figures/facts-of.ts';
import { OutdatedPriceNotes } from '../figures/outdated-price-notes.tsx';
import { ProfitabilityBadge } from '../figures/profitability-badge.tsx';
import { UsedMaterial } from '../figures/used-material.tsx';
import { fromList } from './from-list.ts';
import { ProductActions } from './product-actions.tsx';
import classes from './product-card.module.css';

const shown = 3;

const loadChannelLines = async () =>
  (await import('../../channels/prices/channel-lines.tsx')).ChannelLines;

/** The first materials of a product as they were typed, for all its pieces, and how many more there are. */
function MaterialList({ materials, batchSize }: Pick<Product, 'materials' | 'batchSize'>) {
  const more = materials.length - shown;
  return (
    <Text as="div" size={2} tone="soft">
      {batchSize > 1 && <p>Para as {formatDecimal(batchSize)} peças:</p>}
      <Stack as="ul" gap={1} aria-label={labels.materials}>
        {materials.slice(0, shown).map((material) => (
          <UsedMaterial key={material.id} material={material} />
        ))}
        {more > 0 && <li>+ {formatCount(more, 'material', 'materiais')}</li>}
      </Stack>
    </Text>
  );
}

export interface ProductItemProps {
  readonly product: Product;
  /** What the user earns per hour today, in R$. */
  readonly hourlyRate: number;
  /** Its place among all that are shown, from 1 on. */
  readonly position: number;
  readonly total: number;
  readonly onOpen: OpenDialog;
}

export const ProductCard = memo(function ProductCard(props: ProductItemProps) {
  const { product, hourlyRate, position, total, onOpen } = props;
  const price = breakdownOf(product, hourlyRate);
  const { earned, perHour } = earnedOfProduct(product, hourlyRate);
  const tone = { tone: hourTones[hourStateOf(price)] };
  const titleId = `product-${product.id}`;
  const ChannelLines = useLoaded(true, loadChannelLines);
  return (
    <Card
      as="article"
      {...cardProps(product.id, position, total)}
      gap={3}
      className={classes.card}
      aria-labelledby={titleId}
    >
      <Stack as="header" gap={2}>
        <Row between align="start">
          <h2 id={titleId} className={classes.name}>
            <Link {...fromList(product.id)} prefetch="intent">
              <bdi>{product.name}</bdi>
            </Link>
          </h2>
          <ProductMenu product={product} on="card" onOpen={onOpen} />
        </Row>
        <Text tone="soft">{factsOf(product)}</Text>
        <div>
          <ProfitabilityBadge standing={standingOfProduct(product, hourlyRate)} />
        </div>
      </Stack>
      <dl className={classes.main}>
        <Figure
          label={labels.finalPrice}
          value={formatMoney(price.finalPrice)}
          size={5}
          tone="accent"
        />
        <Figure label={earnedLabel(earned)} value={earnedAmount(earned)} {...tone} />
        {perHour !== null && (
          <Figure label={earnedWords.perHour} value={formatMoney(perHour)} {...tone} />
        )}
        <Figure label={profitLabel(price.profit)} value={formatMoney(price.profit)} {...tone} />
        <Figure
          label={labels.markup}
          value={markupText(markupOf(product, hourlyRate), price)}
          {...tone}
        />
        <Figure label={labels.netMargin} value={formatPercent(price.netMargin)} {...tone} />
      </dl>
      <Text>{productVerdict(product, hourlyRate)}</Text>
      <Row wrap between gap={2}>
        <QuietButton
          aria-label={`${offerWords.title}: ${product.name}`}
          onClick={() => onOpen('offer', product)}
        >
          <IconMessageDollar size={20} stroke={1.7} aria-hidden />
          {offerWords.title}
        </QuietButton>
        <CardStopwatch product={product} onOpen={() => onOpen('stopwatch', product)} />
      </Row>
      {Number(price.finalPrice) !== product.suggestedPrice && (
        <Text tone="soft">{suggestedBeside(product.suggestedPrice)}</Text>
      )}
      {ChannelLines && <ChannelLines piece={{ ...product, ...price }} />}
      <CostBreakdown price={price} />
      <OutdatedPriceNotes product={product} hourlyRate={hourlyRate} onOpen={onOpen} />
      <MaterialList materials={product.materials} batchSize={product.batchSize} />
      <ProductActions product={product} onOpen={onOpen} />
    </Card>
  );
});
