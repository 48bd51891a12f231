import { IconCash, IconPackage, IconPencil, IconShare2 } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorMessages } from '#core/errors/errors.ts';
import { defaultHourlyRate } from '#core/hour/hourly-rate-field.ts';
import { formatMoney } from '#core/numbers/formats.ts';
import { plans } from '#core/plans/plans.ts';
import { hourStateOf } from '#core/pricing/earned.ts';
import { earnedText } from '#core/pricing/earned-texts.ts';
import { priceLabels } from '#core/pricing/price-labels.ts';
import {
  detailWords,
  earnedOfProduct,
  productVerdict,
  profitFacts,
} from '#core/products/list-texts.ts';
import { materialsFor, paperWords } from '#core/products/paper-texts.ts';
import { breakdownOf, dearestFirst, standingOfProduct } from '#core/products/product-figures.ts';
import type { Product } from '#core/products/product-schemas.ts';
import { productLabels } from '#core/products/product-texts.ts';
import { stockActs } from '#core/stock/stock-acts.ts';
import { onShelfText } from '#core/stock/stock-texts.ts';
import { useAct } from '../../../acts/use-acts.ts';
import { hasCode, queryFailure } from '../../../api/api-error.ts';
import { Button, LinkButton } from '../../../ui/buttons/button.tsx';
import { cardId } from '../../../ui/cards/use-drawn-places.ts';
import { Card, Row, Stack } from '../../../ui/look/box.tsx';
import { Figure } from '../../../ui/look/figure.tsx';
import { Badge, Text } from '../../../ui/look/text.tsx';
import { hourTones } from '../../../ui/look/tones.ts';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { QueryPlaceholder, StaleNote } from '../../../ui/notes/load-error.tsx';
import { Waiting } from '../../../ui/notes/waiting.tsx';
import { PageHead } from '../../../ui/screen/page.tsx';
import { SoldWhere } from '../../channels/prices/sold-where.tsx';
import { useUser } from '../../session/user-context.ts';
import { stockQuery } from '../../stock/stock-query.ts';
import { CardStopwatch } from '../../stopwatch/card-stopwatch.tsx';
import { useStopwatch } from '../../stopwatch/use-stopwatch.ts';
import type { DialogRequest } from '../acts/open-dialog.ts';
import { ProductDialogs } from '../acts/product-dialogs.tsx';
import { ProductMenu } from '../acts/product-menu.tsx';
import { OutdatedPriceNotes } from '../figures/outdated-price-notes.tsx';
import { CostBreakdown, factsOf, UsedMaterial } from '../figures/product-breakdown.tsx';
import { ProfitabilityBadge } from '../figures/profitability-badge.tsx';
import { OfferField } from '../offers/offer-field.tsx';
import { PieceLadder } from '../offers/piece-ladder.tsx';
import { cachedProducts } from '../stored/cached-products.ts';
import { productQuery } from '../stored/product-query.ts';
import { BackToProducts } from './back-to-products.tsx';
import { NextPiece } from './next-piece.tsx';
import classes from './product-detail.module.css';
import { channelSwitching } from './switch-channel.ts';

/** A product as the list has it shows at once, while it is read again, and without a connection. */
export function ProductDetail({ id }: { readonly id: string }) {
  const client = useQueryClient();
  const query = useQuery(productQuery(id));
  const [listed] = useState(() => cachedProducts.list(client)?.find((each) => each.id === id));
  if (hasCode(query.error, cachedProducts.notFound)) {
    return (
      <>
        <BackToProducts />
        <Gone />
      </>
    );
  }
  const product = query.data ?? listed;
  if (product) {
    return (
      <>
        {query.error && <StaleNote {...queryFailure(query)}>{detailWords.stale}</StaleNote>}
        <Detail product={product} />
      </>
    );
  }
  return (
    <>
      <BackToProducts />
      <PageHead title={detailWords.title} />
      <QueryPlaceholder query={query} failed={detailWords.failed}>
        <Waiting>{detailWords.loading}</Waiting>
      </QueryPlaceholder>
    </>
  );
}

const Gone = () => (
  <EmptyState
    heading="h1"
    title={errorMessages.product_not_found.detail}
    action={<LinkButton to="/products">{detailWords.toList}</LinkButton>}
  >
    <p>{detailWords.gone}</p>
  </EmptyState>
);

function Detail({ product }: { readonly product: Product }) {
  const navigate = useNavigate();
  const hourlyRate = useUser().hourlyRate || defaultHourlyRate;
  const [request, setRequest] = useState<DialogRequest | null>(null);
  const onOpen = (what: DialogRequest['what']) => setRequest({ what, product });
  const price = breakdownOf(product, hourlyRate);
  const switchChannel = useAct(channelSwitching);
  return (
    <>
      <BackToProducts />
      <PageHead title={product.name}>{factsOf(product)}</PageHead>
      <article
        id={cardId(product.id)}
        tabIndex={-1}
        aria-label={product.name}
        className={classes.detail}
      >
        <Stack gap={4}>
          <Figures product={product} hourlyRate={hourlyRate} />
          <NextPiece />
          <StoredStopwatch product={product} onOpen={() => onOpen('stopwatch')} />
          <OfferField product={product} hourlyRate={hourlyRate} />
          <PieceLadder product={product} hourlyRate={hourlyRate} />
          <SoldWhere
            piece={{ ...product, ...price }}
            where={product}
            onSwitch={(channel, all) => switchChannel(product, channel, all)}
          />
          <OutdatedPriceNotes product={product} hourlyRate={hourlyRate} onOpen={onOpen} />
        </Stack>
        <Stack gap={4}>
          <CostBreakdown price={price} />
          <Part title={materialsFor(product.batchSize)}>
            <Stack as="ul" gap={2}>
              {dearestFirst(product.materials).map((material) => (
                <UsedMaterial key={material.id} material={material} />
              ))}
            </Stack>
          </Part>
          {product.notes !== null && (
            <Part title={productLabels.notes}>
              <p className={classes.notes}>{product.notes}</p>
            </Part>
          )}
        </Stack>
        <Bar product={product} onOpen={onOpen} />
      </article>
      <ProductDialogs
        request={request}
        hourlyRate={hourlyRate}
        onClose={() => setRequest(null)}
        onDeleted={() => void navigate('/products', { replace: true })}
      />
    </>
  );
}

interface FiguresProps {
  readonly product: Product;
  readonly hourlyRate: number;
}

/** The price, how many there are, and what it brings. */
function Figures({ product, hourlyRate }: FiguresProps) {
  const price = breakdownOf(product, hourlyRate);
  const hour = hourStateOf(price);
  return (
    <>
      <Row align="end" gap={2}>
        <Stack as="dl" grow>
          <Figure label={priceLabels.finalPrice} value={formatMoney(price.finalPrice)} size={6} />
        </Stack>
        <Stack gap={1} className={classes.states}>
          <OnShelf id={product.id} />
          <ProfitabilityBadge standing={standingOfProduct(product, hourlyRate)} />
        </Stack>
      </Row>
      <Stack gap={1}>
        <Text size={3} strong tone={hourTones[hour]}>
          {earnedText(earnedOfProduct(product, hourlyRate))}
        </Text>
        <Text tone="soft">{profitFacts(product, hourlyRate)}</Text>
        <Text tone="soft">
          {paperWords.cost} {formatMoney(price.totalCost)}
        </Text>
      </Stack>
      {hour !== 'paid' && <Text>{productVerdict(product, hourlyRate)}</Text>}
    </>
  );
}

/** How many pieces are ready, where the plan keeps a stock. */
function OnShelf({ id }: Pick<Product, 'id'>) {
  const enabled = plans[useUser().plan].features.stock;
  const { data } = useQuery({ ...stockQuery, enabled });
  const stocked = enabled && data?.products.find((each) => each.id === id);
  if (!stocked) return null;
  return (
    <Badge tone="plain">
      <IconPackage size={16} stroke={1.7} aria-hidden />
      {onShelfText(stocked.onHand)}
    </Badge>
  );
}

interface ActsProps {
  readonly product: Product;
  readonly onOpen: (what: DialogRequest['what']) => void;
}

/** A stopwatch that was started shows; another one is started from the menu. */
function StoredStopwatch({ product, onOpen }: { product: Product; onOpen: () => void }) {
  const { watch } = useStopwatch({ userId: useUser().id, productId: product.id });
  return (
    watch && (
      <div>
        <CardStopwatch product={product} onOpen={onOpen} />
      </div>
    )
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Text as="h2" size={4} id={id}>
        {title}
      </Text>
      {children}
    </Card>
  );
}

const icon = { size: 20, stroke: 1.7, 'aria-hidden': true } as const;

/** What is done most, at the thumb; all else is behind its last button. */
function Bar({ product, onOpen }: ActsProps) {
  const { stock } = plans[useUser().plan].features;
  const { id } = product;
  return (
    <div className={classes.bar}>
      {stock ? (
        <LinkButton to={`/stock?sold=${id}`} leftSection={<IconCash {...icon} />}>
          {stockActs.sold}
        </LinkButton>
      ) : (
        <LinkButton to={`/edit-product/${id}`} leftSection={<IconPencil {...icon} />}>
          Editar
        </LinkButton>
      )}
      <Button
        variant="default"
        leftSection={<IconShare2 {...icon} />}
        onClick={() => onOpen('share')}
      >
        Compartilhar
      </Button>
      <ProductMenu product={product} on="page" onOpen={onOpen} />
    </div>
  );
}
