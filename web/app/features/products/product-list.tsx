import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listWords } from '#core/lists/list-texts.ts';
import { isBelowLimit } from '#core/plans/plans.ts';
import { defaultHourlyRate } from '#core/pricing/hourly-rate.ts';
import { actWords } from '#core/text/act-words.ts';
import { useRowsAhead } from '../../acts/use-acts.ts';
import { queryFailure } from '../../api/api-error.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { CardSkeletons } from '../../ui/cards/card-skeletons.tsx';
import { ImportLink } from '../../ui/cards/import-link.tsx';
import { TrashLink } from '../../ui/cards/trash-link.tsx';
import { useListLook } from '../../ui/cards/use-list-look.ts';
import { Stack } from '../../ui/look/box.tsx';
import { DelayedText, useElapsed } from '../../ui/notes/delayed-text.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { LoadError } from '../../ui/notes/load-error.tsx';
import { Skeleton } from '../../ui/notes/skeleton.tsx';
import { StaleNote } from '../../ui/notes/stale-note.tsx';
import { PageHead } from '../../ui/screen/page.tsx';
import { useUser } from '../session/user-context.ts';
import { EmptyShelf } from './empty-shelf.tsx';
import { countText } from './list/count-text.ts';
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
        <LoadError title="Não foi possível carregar seus produtos" {...queryFailure(list)} />
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

/** As the list was last chosen to be; where nobody has chosen, as it is from six products on. */
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
      title="Sua prateleira está vazia"
      picture={<EmptyShelf />}
      action={
        <>
          <LinkButton to="/calculator" leftSection={<IconPlus size={22} aria-hidden />}>
            Precificar a primeira peça
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
      {list.complete
        ? 'Não foi possível atualizar: seus produtos estão como da última vez.'
        : 'Só os produtos mais novos puderam ser carregados.'}
    </StaleNote>
  );
}

interface CountLineProps {
  readonly list: ReturnType<typeof useProducts>;
  readonly count: number;
}

/** That others are on their way is said in a line that is there already: nothing moves for it. */
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
