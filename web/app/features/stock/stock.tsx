import { IconBasketDown, IconPackage, IconShare2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoney } from '#core/numbers/formats.ts';
import { plans } from '#core/plans/plans.ts';
import { worthOf } from '#core/stock/arrange-stock.ts';
import { shoppingList, type ToBuy } from '#core/stock/shopping-list.ts';
import type { Stock as StockOf } from '#core/stock/stock-schemas.ts';
import {
  shoppingLabel,
  shoppingText,
  shoppingWords,
  stockWords,
  toBuyText,
} from '#core/stock/stock-texts.ts';
import { queryFailure } from '../../api/api-error.ts';
import { shareOrCopy } from '../../ui/browser/share-or-copy.ts';
import { Button, LinkButton } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DialogFoot } from '../../ui/dialogs/dialog-buttons.tsx';
import { useOneAtATime } from '../../ui/forms/use-one-at-a-time.ts';
import { Stack } from '../../ui/look/box.tsx';
import { Note } from '../../ui/look/note.tsx';
import { QueryPlaceholder, StaleNote } from '../../ui/notes/load-error.tsx';
import { LockedPart } from '../../ui/notes/locked-part.tsx';
import { Waiting } from '../../ui/notes/waiting.tsx';
import { PageHead } from '../../ui/screen/page.tsx';
import { toast } from '../../ui/toasts/toast.tsx';
import { useUser } from '../session/user-context.ts';
import { StockList } from './list/stock-list.tsx';
import classes from './stock.module.css';
import { stockQuery } from './stock-query.ts';

/** What stock would be, for users whose plan does not have it and who have none. */
const LockedStock = () => (
  <LockedPart title={stockWords.title} picture={<IconPackage size="100%" stroke={1} />}>
    <p>{stockWords.lockedHint}</p>
  </LockedPart>
);

/** What there is of materials and pieces. Whoever has some reads it after Pro too. */
export function Stock() {
  const { plan } = useUser();
  const canMove = plans[plan].features.stock;
  const query = useQuery(stockQuery);
  const { data: stock, error } = query;
  if (!stock) {
    return (
      <>
        <PageHead compact title={stockWords.title} />
        <QueryPlaceholder query={query} failed={stockWords.failed}>
          <Waiting>{stockWords.loading}</Waiting>
        </QueryPlaceholder>
      </>
    );
  }
  if (!canMove && isEmpty(stock)) return <LockedStock />;
  return (
    <>
      <Head stock={stock} />
      {error && <StaleNote {...queryFailure(query)}>{stockWords.stale}</StaleNote>}
      {!canMove && (
        <Note kind="info" action={<LinkButton to="/upgrade">{stockWords.upgrade}</LinkButton>}>
          {stockWords.readOnly}
        </Note>
      )}
      <StockList stock={stock} canMove={canMove} />
    </>
  );
}

const isEmpty = ({ materials, products }: StockOf) =>
  materials.length === 0 && products.every(({ onHand, value }) => onHand === 0 && value === 0);

function Head({ stock }: { readonly stock: StockOf }) {
  const [isShopping, setShopping] = useState(false);
  const close = () => setShopping(false);
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
      <Dialog opened={isShopping} title={shoppingWords.title} onClose={close}>
        <ShoppingList list={toBuy} onClose={close} />
      </Dialog>
    </>
  );
}

interface ShoppingListProps {
  readonly list: readonly ToBuy[];
  readonly onClose: () => void;
}

/** What runs low, as a list to take along or to send. */
function ShoppingList({ list, onClose }: ShoppingListProps) {
  const [isRefused, setRefused] = useState(false);
  const { run } = useOneAtATime();
  const share = async () => {
    const outcome = await shareOrCopy(shoppingWords.title, shoppingText(list));
    if (outcome === 'copied') toast.success(shoppingWords.copied);
    setRefused(outcome === 'refused');
  };
  return (
    <>
      {list.length === 0 ? (
        <p>{shoppingWords.empty}</p>
      ) : (
        <Stack as="ul" gap={2} className={`${classes.bullets} ${classes.long}`}>
          {list.map((each) => (
            <li key={each.material.id} dir="auto">
              {toBuyText(each)}
            </li>
          ))}
        </Stack>
      )}
      <div role="alert">{isRefused && <Note kind="warn">{shoppingWords.refused}</Note>}</div>
      <DialogFoot close="Fechar" onClose={onClose}>
        {list.length > 0 && (
          <Button
            leftSection={<IconShare2 size={20} aria-hidden />}
            onClick={() => void run(share)}
          >
            {shoppingWords.share}
          </Button>
        )}
      </DialogFoot>
    </>
  );
}
