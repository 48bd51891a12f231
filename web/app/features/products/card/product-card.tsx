import { IconMessageDollar, IconPencil, IconShare2, IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { formatCount, formatDecimal, formatMoney, formatPercent } from '#core/numbers/formats.ts';
import { offerWords } from '#core/offers/offer-texts.ts';
import { hourStateOf } from '#core/pricing/earned.ts';
import { earnedAmount, earnedLabel, earnedWords } from '#core/pricing/earned-texts.ts';
import { markupText } from '#core/pricing/markup-text.ts';
import { priceLabels } from '#core/pricing/price-labels.ts';
import { profitLabel, suggestedBeside } from '#core/pricing/price-notes.ts';
import { earnedOfProduct, productVerdict } from '#core/products/list-texts.ts';
import { breakdownOf, markupOf, standingOfProduct } from '#core/products/product-figures.ts';
import type { Product } from '#core/products/product-schemas.ts';
import { useLoaded } from '../../../ui/browser/use-loaded.ts';
import { QuietButton } from '../../../ui/buttons/button.tsx';
import { CardAction, CardActions, CardLink, CopyAction } from '../../../ui/cards/card-action.tsx';
import { cardProps } from '../../../ui/cards/card-feed.tsx';
import { Card, Row, Stack } from '../../../ui/look/box.tsx';
import { Figure } from '../../../ui/look/figure.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { hourTones } from '../../../ui/look/tones.ts';
import { CardStopwatch } from '../../stopwatch/card-stopwatch.tsx';
import type { OpenDialog } from '../acts/open-dialog.ts';
import { ProductMenu } from '../acts/product-menu.tsx';
import { useDuplication } from '../acts/use-duplication.ts';
import { OutdatedPriceNotes } from '../figures/outdated-price-notes.tsx';
import { CostBreakdown, factsOf, UsedMaterial } from '../figures/product-breakdown.tsx';
import { ProfitabilityBadge } from '../figures/profitability-badge.tsx';
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
      <Stack as="ul" gap={1} aria-label={priceLabels.materials}>
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
  /** The product's place among all that are shown, from 1 on. */
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
          label={priceLabels.finalPrice}
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
          label={priceLabels.markup}
          value={markupText(markupOf(product, hourlyRate), price)}
          {...tone}
        />
        <Figure label={priceLabels.netMargin} value={formatPercent(price.netMargin)} {...tone} />
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

interface ProductActionsProps {
  readonly product: Product;
  readonly onOpen: OpenDialog;
}

function ProductActions({ product, onOpen }: ProductActionsProps) {
  const { id, name } = product;
  const { copying, duplicate } = useDuplication(product);
  return (
    <CardActions>
      <CardLink
        to={`/edit-product/${id}`}
        prefetch="intent"
        Icon={IconPencil}
        label="Editar"
        name={`Editar ${name}`}
      />
      <CopyAction name={name} copying={copying} onCopy={duplicate} />
      <CardAction
        Icon={IconShare2}
        label="Compartilhar"
        name={`Compartilhar ${name}`}
        onPress={() => onOpen('share', product)}
      />
      <CardAction
        Icon={IconTrash}
        label="Excluir"
        name={`Excluir ${name}`}
        onPress={() => onOpen('delete', product)}
      />
    </CardActions>
  );
}

/** The link from the list to a product, whose screen leads back to where the list was. */
export const fromList = (id: string) => ({ to: `/products/${id}`, state: { from: '/products' } });
