import { IconBasketDown, IconCrown, IconPackage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { worthOf } from '#core/lists/arrange-stock.ts';
import { shoppingList } from '#core/lists/shopping-list.ts';
import { plans } from '#core/plans/plans.ts';
import type { Stock as StockOf } from '#core/schemas/stock.ts';
import { shoppingLabel, stockWords } from '#core/stock/stock-texts.ts';
import { formatMoney } from '#core/text/formats.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Callout } from '../../ui/notes/callout.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { LoadError } from '../../ui/notes/load-error.tsx';
import { StaleNote } from '../../ui/notes/stale-note.tsx';
import { Waiting } from '../../ui/notes/waiting.tsx';
import { PageHead } from '../../ui/screen/page.tsx';
import { useUser } from '../session/user-context.ts';
import { StockList } from './list/stock-list.tsx';
import { ShoppingDialog } from './shopping/shopping-dialog.tsx';
import { stockQuery } from './stock-query.ts';

/** What stock would be, for users whose plan does not have it and who have none. */
const LockedStock = () => (
  <EmptyState
    heading="h1"
    title={stockWords.title}
    picture={<IconPackage size="100%" stroke={1} />}
    action={
      <LinkButton to="/upgrade" leftSection={<IconCrown size={20} aria-hidden />}>
        {stockWords.upgrade}
      </LinkButton>
    }
  >
    <p>{stockWords.lockedHint}</p>
  </EmptyState>
);

/** What there is of materials and pieces. Whoever has some reads it after Pro too. */
export function Stock() {
  const { plan } = useUser();
  const canMove = plans[plan].features.stock;
  const { data: stock, error, isFetching, refetch } = useQuery(stockQuery);
  const retry = { onRetry: () => void refetch(), retrying: isFetching };
  if (!stock) {
    return (
      <>
        <PageHead compact title={stockWords.title} />
        {error ? (
          <LoadError title={stockWords.failed} error={error} {...retry} />
        ) : (
          <Waiting>{stockWords.loading}</Waiting>
        )}
      </>
    );
  }
  if (!canMove && isEmpty(stock)) return <LockedStock />;
  return (
    <>
      <Head stock={stock} />
      {error && (
        <StaleNote error={error} {...retry}>
          {stockWords.stale}
        </StaleNote>
      )}
      {!canMove && (
        <Callout kind="info" action={<LinkButton to="/upgrade">{stockWords.upgrade}</LinkButton>}>
          {stockWords.readOnly}
        </Callout>
      )}
      <StockList stock={stock} canMove={canMove} />
    </>
  );
}

const isEmpty = ({ materials, products }: StockOf) =>
  materials.length === 0 && products.every(({ onHand, value }) => onHand === 0 && value === 0);

function Head({ stock }: { readonly stock: StockOf }) {
  const [isShopping, setShopping] = useState(false);
  const toBuy = shoppingList(stock.materials);
  return (
    <>
      <PageHead
        compact
        title={stockWords.title}
        actions={
          stock.materials.length > 0 && (
            <Button
              variant={toBuy.length > 0 ? 'filled' : 'default'}
              leftSection={<IconBasketDown size={20} aria-hidden />}
              onClick={() => setShopping(true)}
            >
              {shoppingLabel(toBuy.length)}
            </Button>
          )
        }
      >
        {`${stockWords.worth}: ${formatMoney(worthOf(stock))}`}
      </PageHead>
      <ShoppingDialog opened={isShopping} list={toBuy} onClose={() => setShopping(false)} />
    </>
  );
}
