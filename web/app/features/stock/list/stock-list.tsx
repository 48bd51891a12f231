import { IconPackage, IconSearchOff, IconTags } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { arrangeMaterials, arrangeProducts } from '#core/lists/arrange-stock.ts';
import type { Stock } from '#core/schemas/stock.ts';
import { stockWords } from '#core/stock/stock-texts.ts';
import { formatCount } from '#core/text/formats.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { CardFeed } from '../../../ui/cards/card-feed.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Choice } from '../../../ui/look/choice.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { ReviewDialog } from '../../products/repricing/review-dialog.tsx';
import { usePriceReview } from '../../products/repricing/use-price-review.ts';
import { MoveDialog } from '../moves/move-dialog.tsx';
import type { MoveRequest, OpenMove } from '../moves/move-request.ts';
import { NewPriceDialog, type OtherPrice } from '../moves/new-price-dialog.tsx';
import { StockCard, type StockItem } from './stock-card.tsx';
import classes from './stock-list.module.css';
import { type StockView, useStockView } from './use-stock-view.ts';

/** Of a card with a name of one line, in pixels. */
const usualHeight = 170;

const parts = ['materials', 'products'] as const;

interface StockListProps {
  readonly stock: Stock;
  /** Whether the plan moves it. */
  readonly canMove: boolean;
}

export function StockList({ stock, canMove }: StockListProps) {
  const { part, wanted, show, search } = useStockView();
  const [request, ask] = useMoveRequest(stock, canMove);
  const [otherPrice, setOtherPrice] = useState<OtherPrice | null>(null);
  const review = usePriceReview();
  const shown = { part, wanted, onMove: canMove ? ask : undefined };
  return (
    <>
      <div className={classes.bar}>
        <Choice
          name="stock-part"
          legend="Mostrar"
          look="switch"
          value={part}
          options={parts.map((value) => ({
            value,
            label: stockWords[value],
            count: stock[value].length,
          }))}
          onChange={show}
        />
        {stock[part].length > 0 && (
          <search className={classes.search}>
            <SearchField
              label={stockWords.search}
              placeholder={`${stockWords.search}…`}
              value={wanted}
              onChange={search}
            />
          </search>
        )}
      </div>
      <Found stock={stock} {...shown} />
      <MoveDialog
        request={request}
        onOtherPrice={(material, price) => setOtherPrice({ material, price })}
        onClose={() => ask(null)}
      />
      <NewPriceDialog
        other={otherPrice}
        onSaved={review.afterPrice}
        onClose={() => setOtherPrice(null)}
      />
      <ReviewDialog {...review.shown} onClose={review.close} />
    </>
  );
}

interface FoundProps extends StockView {
  readonly stock: Stock;
  readonly onMove: OpenMove | undefined;
}

function Found({ stock, part, wanted, onMove }: FoundProps) {
  if (stock[part].length === 0) return part === 'materials' ? <NoMaterials /> : <NoProducts />;
  const found: readonly StockItem[] =
    part === 'materials'
      ? arrangeMaterials(stock.materials, wanted)
      : arrangeProducts(stock.products, wanted);
  const [one, many] = countWords[part];
  const isSearch = wanted.trim() !== '';
  return (
    <>
      <p role="status" className={classes.found}>
        {isSearch && found.length > 0 && formatCount(found.length, one, many)}
      </p>
      {isSearch && found.length === 0 && <NothingFound />}
      <CardFeed key={part} label={stockWords[part]} items={found} estimate={usualHeight}>
        {(item, position, total) => (
          <StockCard item={item} position={position} total={total} onMove={onMove} />
        )}
      </CardFeed>
      {part === 'materials' && onMove && (
        <p className={classes.more}>
          <Link to="/materials">{stockWords.trackMore}</Link>
        </p>
      )}
    </>
  );
}

const countWords = {
  materials: ['material', 'materiais'],
  products: ['produto', 'produtos'],
} as const;

const NoMaterials = () => (
  <EmptyState
    title={stockWords.noMaterials}
    picture={<IconPackage size="100%" stroke={1} />}
    action={<LinkButton to="/materials">{stockWords.toCatalogue}</LinkButton>}
  >
    <p>{stockWords.noMaterialsHint}</p>
  </EmptyState>
);

const NoProducts = () => (
  <EmptyState
    title={stockWords.noProducts}
    picture={<IconTags size="100%" stroke={1} />}
    action={<LinkButton to="/calculator">{stockWords.toCalculator}</LinkButton>}
  >
    <p>{stockWords.noProductsHint}</p>
  </EmptyState>
);

const NothingFound = () => (
  <EmptyState title={stockWords.nothingFound} picture={<IconSearchOff size="100%" stroke={1} />}>
    <p>{stockWords.nothingFoundHint}</p>
  </EmptyState>
);

/** The movement to enter. A product's card leads here with 'made' or 'sold' in the address. */
function useMoveRequest(stock: Stock, canMove: boolean) {
  const [params, setParams] = useSearchParams();
  const [pressed, setPressed] = useState<MoveRequest | null>(null);
  const named = moveRequestIn(params, stock);
  const ask = (request: MoveRequest | null) => {
    setPressed(request);
    if (request || !named) return;
    setParams({ part: 'pieces' }, { replace: true, preventScrollReset: true });
  };
  return [canMove ? (pressed ?? named) : null, ask] as const;
}

function moveRequestIn(params: URLSearchParams, { products }: Stock): MoveRequest | null {
  const productAt = (name: string) => products.find(({ id }) => id === params.get(name));
  const [made, sold] = [productAt('made'), productAt('sold')];
  if (made) return { what: 'production', product: made };
  return sold ? { what: 'sale', product: sold } : null;
}
