import { IconPlus } from '@tabler/icons-react';
import { isBelowLimit } from '#core/plans/plans.ts';
import { defaultHourlyRate } from '#core/pricing/hourly-rate.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { TrashLink } from '../../ui/cards/trash-link.tsx';
import { LoadError } from '../../ui/notes/load-error.tsx';
import { useLingering } from '../../ui/notes/use-lingering.ts';
import { PageHead } from '../../ui/screen/page.tsx';
import { useUser } from '../session/user-context.ts';
import { countText } from './list/count-text.ts';
import { ListNotes } from './list/list-notes.tsx';
import { ProductBrowser } from './list/product-browser.tsx';
import { CardSkeletons } from './list/product-skeletons.tsx';
import { useProductCount } from './list/use-product-count.ts';
import { useProducts } from './list/use-products.ts';
import { NoProducts } from './no-products.tsx';
import { PlanBanner } from './plan-banner.tsx';

/** Long enough not to flash. */
const skeletonMs = 300;

/** The saved products with their prices, or what stands in their place. */
export function ProductList() {
  const list = useProducts();
  const { products, complete, error, isPending, isFetching, refetch } = list;
  const { hourlyRate, plan } = useUser();
  const count = useProductCount(list);
  const waiting = useLingering(isPending, skeletonMs);
  const shown = waiting ? undefined : products;
  return (
    <>
      <PageHead
        compact
        title="Produtos"
        actions={
          shown &&
          shown.length > 0 && (
            <LinkButton
              to="/calculator"
              variant={isBelowLimit(plan, count ?? 0) ? 'filled' : 'default'}
              leftSection={<IconPlus size={20} aria-hidden />}
            >
              Nova precificação
            </LinkButton>
          )
        }
      >
        {shown && count !== undefined && countText(count)}
      </PageHead>
      {waiting && <CardSkeletons />}
      {error && !products && !waiting && (
        <LoadError
          title="Não foi possível carregar seus produtos"
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
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
