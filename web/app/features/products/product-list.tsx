import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { actWords } from '#core/app/app-texts.ts';
import { defaultHourlyRate } from '#core/hour/hourly-rate-field.ts';
import { formatCount } from '#core/numbers/formats.ts';
import { isBelowLimit } from '#core/plans/plans.ts';
import { listWords } from '#core/products/list-texts.ts';
import { productWords } from '#core/products/product-texts.ts';
import { useRowsAhead } from '../../acts/use-acts.ts';
import { queryFailure } from '../../api/api-error.ts';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { CardSkeletons } from '../../ui/cards/card-skeletons.tsx';
import { ImportLink, TrashLink } from '../../ui/cards/list-links.tsx';
import { useListLook } from '../../ui/cards/use-list-look.ts';
import { Stack } from '../../ui/look/box.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { LoadError, StaleNote } from '../../ui/notes/load-error.tsx';
import { DelayedText, Skeleton, useElapsed } from '../../ui/notes/waiting.tsx';
import { PageHead } from '../../ui/screen/page.tsx';
import { useUser } from '../session/user-context.ts';
import { EmptyShelf } from './empty-shelf.tsx';
import { ProductBrowser } from './list/product-browser.tsx';
import classes from './list/products.module.css';
import { PlanBanner } from './plan-banner.tsx';
import { cachedProducts } from './stored/cached-products.ts';
import { productsQuery } from './stored/products-query.ts';
import { summaryQuery } from './stored/summary-query.ts';

/** Long enough not to flash. */
const skeletonMs = 300;

const skeletonLines = [
  { height: '1.5rem', width: '65%' },
  { height: '1rem', width: '85%' },
  { height: '2rem', width: '45%' },
  { height: '15rem', radius: 'lg' },
] as const;

const rowSkeletons = Array.from({ length: 12 }, (_, row) => row);

export function ProductList() {
  const list = useProducts();
  const { products, complete, error, isPending } = list;
  const { hourlyRate, plan } = useUser();
  const count = useProductCount(list);
  const waiting = useLingering(isPending, skeletonMs);
  const shown = waiting ? undefined : products;
  return (
    <>
      <div className={shown?.length === 0 ? undefined : classes.head}>
        <PageHead
          compact
          title={listWords.products}
          actions={
            shown &&
            shown.length > 0 && (
              <LinkButton
                to="/calculator"
                size="sm"
                variant={isBelowLimit(plan, count ?? 0) ? 'filled' : 'default'}
                leftSection={<IconPlus size={16} aria-hidden />}
              >
                {actWords.newPiece}
              </LinkButton>
            )
          }
        >
          {shown && count !== undefined && <CountLine list={list} count={count} />}
        </PageHead>
      </div>
      {waiting && <Skeletons />}
      {error && !products && !waiting && (
        <LoadError title={productWords.loadFailed} {...queryFailure(list)} />
      )}
      {shown && <ListNotes list={list} />}
      {shown?.length === 0 && complete && <NoProducts />}
      {shown && shown.length > 0 && (
        <>
          <PlanBanner products={shown.length} from="near" />
          <ProductBrowser
            products={shown}
            complete={complete}
            failed={error !== null}
            hourlyRate={hourlyRate || defaultHourlyRate}
          />
        </>
      )}
      {shown?.length === 0 && <TrashLink />}
    </>
  );
}

/** Placeholders as the list was last chosen to be; where nobody has chosen, as it is from six products on. */
function Skeletons() {
  const waiting = 'Carregando seus produtos…';
  const [look] = useListLook('products', Number.POSITIVE_INFINITY);
  if (look === 'cards') {
    return (
      <CardSkeletons waiting={waiting} grid={undefined} card={undefined} lines={skeletonLines} />
    );
  }
  return (
    <>
      <DelayedText>{waiting}</DelayedText>
      <div className={classes.waiting} aria-hidden="true">
        {rowSkeletons.map((row) => (
          <Stack key={row} gap={2} pad={3} className={classes.row} data-skeleton>
            <Skeleton height="1rem" width="55%" />
            <Skeleton height="0.75rem" width="35%" />
          </Stack>
        ))}
      </div>
    </>
  );
}

/**
 * Something that was there at first stays for so many milliseconds, even when its reason is gone
 * sooner; something that was not there at first is never shown.
 */
function useLingering(active: boolean, ms: number): boolean {
  const [began] = useState(active);
  const over = useElapsed(ms);
  return began && (active || !over);
}

/** How many products there are: of a list that is still coming, only the server knows. */
function useProductCount(list: ReturnType<typeof useProducts>): number | undefined {
  const { products, complete } = list;
  const { data } = useQuery({
    ...summaryQuery,
    enabled: products !== undefined && !complete,
  });
  return complete ? products?.length : data?.count;
}

function NoProducts() {
  const { plan } = useUser();
  return (
    <EmptyState
      title={productWords.none}
      picture={<EmptyShelf />}
      action={
        <>
          <LinkButton to="/calculator" leftSection={<IconPlus size={22} aria-hidden />}>
            {actWords.firstPiece}
          </LinkButton>
          <ImportLink plan={plan} />
        </>
      }
    >
      <p>
        Escolha uma peça que você acabou de fazer e tenha à mão quanto gastou em materiais e quantas
        horas levou. Em dois minutos você sabe por quanto vender.
      </p>
    </EmptyState>
  );
}

function ListNotes({ list }: { readonly list: ReturnType<typeof useProducts> }) {
  if (!list.error) return null;
  return (
    <StaleNote {...queryFailure(list)}>
      {list.complete ? productWords.stale : 'Só os produtos mais novos puderam ser carregados.'}
    </StaleNote>
  );
}

interface CountLineProps {
  readonly list: ReturnType<typeof useProducts>;
  readonly count: number;
}

/** The number of products, in a line that is there before others have come: nothing moves for them. */
function CountLine({ list: { complete, error }, count }: CountLineProps) {
  const isLong = useElapsed(300);
  return (
    <>
      {countText(count)}
      {count > 0 && !complete && !error && <span role="status">{isLong && ' · carregando…'}</span>}
    </>
  );
}

function useProducts() {
  const query = useQuery(productsQuery);
  const products = useRowsAhead(cachedProducts, query.data?.rows);
  return { ...query, products, complete: query.data?.complete ?? false };
}

function countText(count: number): string {
  if (count === 0) return 'Nenhum produto cadastrado';
  return formatCount(count, 'produto cadastrado', 'produtos cadastrados');
}
