import {
  IconCash,
  IconCopy,
  IconPencil,
  IconPrinter,
  IconScissors,
  IconShare2,
  IconTrash,
} from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { channelPriceWords } from '#core/channels/price-texts.ts';
import { errorMessages } from '#core/errors/errors.ts';
import {
  detailWords,
  earnedOfProduct,
  productVerdict,
  profitFacts,
} from '#core/lists/list-texts.ts';
import { offerWords } from '#core/lists/offer-texts.ts';
import { materialsFor, paperWords } from '#core/lists/paper-texts.ts';
import { breakdownOf, dearestFirst, standingOfProduct } from '#core/lists/product-figures.ts';
import { plans } from '#core/plans/plans.ts';
import { hourStateOf } from '#core/pricing/earned.ts';
import { earnedText } from '#core/pricing/earned-texts.ts';
import { defaultHourlyRate } from '#core/pricing/hourly-rate.ts';
import type { Product } from '#core/schemas/product.ts';
import { stockActs } from '#core/stock/stock-acts.ts';
import { formatMoney } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { hasCode, queryFailure } from '../../../api/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { cardId } from '../../../ui/cards/use-drawn-places.ts';
import { Card, Row, Stack } from '../../../ui/look/box.tsx';
import { Figure } from '../../../ui/look/figure.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { hourTones } from '../../../ui/look/tones.ts';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { QueryPlaceholder } from '../../../ui/notes/load-error.tsx';
import { StaleNote } from '../../../ui/notes/stale-note.tsx';
import { Waiting } from '../../../ui/notes/waiting.tsx';
import { PageHead } from '../../../ui/screen/page.tsx';
import { ChosenChannels } from '../../channels/prices/chosen-channels.tsx';
import { useUser } from '../../session/user-context.ts';
import { CardStopwatch } from '../../stopwatch/card-stopwatch.tsx';
import type { DialogRequest } from '../acts/open-dialog.ts';
import { ProductDialogs } from '../acts/product-dialogs.tsx';
import { ProductMenu } from '../acts/product-menu.tsx';
import { useDuplication } from '../acts/use-duplication.ts';
import { CostBreakdown } from '../figures/cost-breakdown.tsx';
import { factsOf } from '../figures/facts-of.ts';
import { OutdatedPriceNotes } from '../figures/outdated-price-notes.tsx';
import { ProfitabilityBadge } from '../figures/profitability-badge.tsx';
import { UsedMaterial } from '../figures/used-material.tsx';
import { OfferedPrice } from '../offers/offered-price.tsx';
import { cachedProducts } from '../stored/cached-products.ts';
import { productQuery } from '../stored/product-query.ts';
import { BackToProducts } from './back-to-products.tsx';
import classes from './product-detail.module.css';

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
  return (
    <>
      <Row between>
        <BackToProducts />
        <ProductMenu product={product} />
      </Row>
      <PageHead title={product.name}>{factsOf(product)}</PageHead>
      <article
        id={cardId(product.id)}
        tabIndex={-1}
        aria-label={product.name}
        className={classes.detail}
      >
        <Stack gap={4}>
          <Row align="end" gap={2}>
            <Stack as="dl" grow>
              <Figure label={labels.finalPrice} value={formatMoney(price.finalPrice)} size={6} />
            </Stack>
            <ProfitabilityBadge standing={standingOfProduct(product, hourlyRate)} />
          </Row>
          <Stack gap={1}>
            <Text size={4} strong tone={hourTones[hourStateOf(price)]}>
              {earnedText(earnedOfProduct(product, hourlyRate))}
            </Text>
            <Text tone="soft">{profitFacts(product, hourlyRate)}</Text>
            <Text tone="soft">
              {paperWords.cost} {formatMoney(price.totalCost)}
            </Text>
          </Stack>
          <Text>{productVerdict(product, hourlyRate)}</Text>
          <Part title={offerWords.title}>
            <OfferedPrice product={product} hourlyRate={hourlyRate} />
          </Part>
          <Part title={channelPriceWords.title}>
            <ChosenChannels
              piece={{ ...product, ...price }}
              chosen={product.channelIds}
              chooseAt={`/edit-product/${product.id}`}
            />
          </Part>
          <OutdatedPriceNotes product={product} hourlyRate={hourlyRate} onOpen={onOpen} />
          <Acts product={product} onOpen={onOpen} />
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
            <Part title={labels.notes}>
              <p className={classes.notes}>{product.notes}</p>
            </Part>
          )}
        </Stack>
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

interface ActsProps {
  readonly product: Product;
  readonly onOpen: (what: DialogRequest['what']) => void;
}

function Acts({ product, onOpen }: ActsProps) {
  const { plan } = useUser();
  const { copying, duplicate } = useDuplication(product);
  const { id } = product;
  return (
    <div className={classes.acts}>
      <LinkButton to={`/edit-product/${id}`} leftSection={<IconPencil {...icon} />}>
        Editar
      </LinkButton>
      {plans[plan].features.stock && (
        <>
          <LinkButton
            to={`/stock?sold=${id}`}
            variant="default"
            leftSection={<IconCash {...icon} />}
          >
            {stockActs.sold}
          </LinkButton>
          <LinkButton
            to={`/stock?made=${id}`}
            variant="default"
            leftSection={<IconScissors {...icon} />}
          >
            {stockActs.made}
          </LinkButton>
        </>
      )}
      <Button
        variant="default"
        leftSection={<IconShare2 {...icon} />}
        onClick={() => onOpen('share')}
      >
        Compartilhar
      </Button>
      <Button
        variant="default"
        leftSection={<IconCopy {...icon} />}
        aria-busy={copying}
        onClick={duplicate}
      >
        {copying ? 'Duplicando…' : 'Duplicar'}
      </Button>
      <LinkButton
        to={`/products/${id}/sheet`}
        state={{ from: `/products/${id}` }}
        variant="default"
        leftSection={<IconPrinter {...icon} />}
      >
        {paperWords.print}
      </LinkButton>
      <Button
        variant="default"
        leftSection={<IconTrash {...icon} />}
        onClick={() => onOpen('delete')}
      >
        Excluir
      </Button>
      <CardStopwatch product={product} onOpen={() => onOpen('stopwatch')} />
    </div>
  );
}
