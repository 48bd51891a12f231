import { useMediaQuery } from '@mantine/hooks';
import { IconSearchOff } from '@tabler/icons-react';
import { type MouseEvent, memo, useState } from 'react';
import { useNavigationType } from 'react-router';
import { formatCount, formatMoney } from '#core/numbers/formats.ts';
import { offerWords } from '#core/offers/offer-texts.ts';
import { hourStateOf } from '#core/pricing/earned.ts';
import { rowFacts } from '#core/products/list-texts.ts';
import { breakdownOf, standingOfProduct } from '#core/products/product-figures.ts';
import type { ProductOrder } from '#core/products/product-orders.ts';
import type { Product } from '#core/products/product-schemas.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CardFeed, cardProps } from '../../../ui/cards/card-feed.tsx';
import { itemOf } from '../../../ui/cards/use-drawn-places.ts';
import type { ListLook } from '../../../ui/cards/use-list-look.ts';
import { ListRow } from '../../../ui/look/list-row.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { hourTones } from '../../../ui/look/tones.ts';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { Waiting } from '../../../ui/notes/waiting.tsx';
import type { OpenDialog } from '../acts/open-dialog.ts';
import { ProductMenu } from '../acts/product-menu.tsx';
import { fromList, ProductCard, type ProductItemProps } from '../card/product-card.tsx';
import { StandingMark } from '../figures/profitability-badge.tsx';
import { ProductTable, rowHeight } from './product-table.tsx';
import classes from './products.module.css';

/** The product whose screen was opened from the list; nothing else of the list is remembered. */
let opened: string | null = null;

/** The usual height of a card with two materials and a name of one line, in pixels. */
const usualHeight = 560;

interface ProductResultsProps {
  readonly products: readonly Product[];
  readonly narrowed: boolean;
  /** How many there are, of those on this device or not; null while that is not known. */
  readonly number: number | null;
  readonly hourlyRate: number;
  readonly look: ListLook;
  readonly order: ProductOrder;
  readonly onOrder: (order: ProductOrder) => void;
  readonly onOpen: OpenDialog;
  readonly onClear: () => void;
}

export const ProductResults = memo(function ProductResults(props: ProductResultsProps) {
  const { products, narrowed, number, onClear } = props;
  const none = products.length === 0;
  const remember = ({ target }: MouseEvent) => {
    const id = target instanceof Element && target.closest('a') && itemOf(target);
    if (id) opened = id;
  };
  return (
    <div onClickCapture={remember}>
      <p role="status" className={classes.found}>
        {narrowed && number !== null && foundText(number)}
        {narrowed && number === null && !none && `${foundText(products.length)} até agora`}
      </p>
      {none && number !== 0 && <Waiting>Procurando em todos os produtos…</Waiting>}
      {none && number === 0 && <NothingFound onClear={onClear} />}
      {!none && <Items {...props} />}
    </div>
  );
});

function Items(props: ProductResultsProps) {
  const { products, hourlyRate, look, order, onOrder, onOpen } = props;
  const wide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false });
  const returnTo = useReturned();
  if (look === 'rows' && wide) {
    return <ProductTable {...{ products, hourlyRate, order, returnTo, onOpen, onOrder }} />;
  }
  const Item = look === 'rows' ? ProductRow : ProductCard;
  return (
    <CardFeed
      key={look}
      label="Produtos"
      items={products}
      look={look}
      estimate={look === 'rows' ? rowHeight : usualHeight}
      returnTo={returnTo}
    >
      {(product, position, total) => <Item {...{ product, hourlyRate, position, total, onOpen }} />}
    </CardFeed>
  );
}

function NothingFound({ onClear }: Pick<ProductResultsProps, 'onClear'>) {
  return (
    <EmptyState
      title="Nada com essa busca"
      picture={<IconSearchOff size="100%" stroke={1} />}
      action={
        <Button variant="default" onClick={onClear}>
          Limpar busca e filtro
        </Button>
      }
    >
      <p>Tente buscar com outros termos, pelo nome da peça ou pela categoria.</p>
    </EmptyState>
  );
}

/** The product that was opened from the list, which takes the focus again on the way back. */
function useReturned(): string | null {
  const isBack = useNavigationType() === 'POP';
  const [returned] = useState(() => (isBack ? opened : null));
  return returned;
}

const ProductRow = memo(function ProductRow(props: ProductItemProps) {
  const { product, hourlyRate, position, total, onOpen } = props;
  const tone = hourTones[hourStateOf(breakdownOf(product, hourlyRate))];
  const titleId = `product-${product.id}`;
  return (
    <article
      {...cardProps(product.id, position, total)}
      className={classes.row}
      aria-labelledby={titleId}
    >
      <ListRow
        {...fromList(product.id)}
        heading="h2"
        titleId={titleId}
        title={<bdi>{product.name}</bdi>}
        facts={
          <Text as="span" tone={tone} figures>
            {rowFacts(product, hourlyRate)}
          </Text>
        }
        value={formatMoney(product.finalPrice)}
        valueFacts={<StandingMark standing={standingOfProduct(product, hourlyRate)} />}
        valueAct={{
          label: offerWords.other,
          onPress: () => onOpen('offer', product),
        }}
        end={<ProductMenu product={product} on="row" onOpen={onOpen} />}
      />
    </article>
  );
});

function foundText(count: number): string {
  if (count === 0) return 'Nenhum produto encontrado';
  return formatCount(count, 'produto encontrado', 'produtos encontrados');
}
