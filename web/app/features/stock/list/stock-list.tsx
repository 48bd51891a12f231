import { useState } from 'react';
import { Link } from 'react-router';
import { formatCount } from '#core/numbers/formats.ts';
import { arrangeMaterials, arrangeProducts } from '#core/stock/arrange-stock.ts';
import type { Stock } from '#core/stock/stock-schemas.ts';
import { stockWords } from '#core/stock/stock-texts.ts';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import { CardFeed } from '../../../ui/cards/card-feed.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Row } from '../../../ui/look/box.tsx';
import { Choice } from '../../../ui/look/choice.tsx';
import { Text } from '../../../ui/look/text.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { ReviewDialog } from '../../products/repricing/review-dialog.tsx';
import { usePriceReview } from '../../products/repricing/use-price-review.ts';
import { MoveDialog } from '../moves/move-dialog.tsx';
import type { OpenMove } from '../moves/move-request.ts';
import { NewPriceDialog, type OtherPrice } from '../moves/new-price-dialog.tsx';
import type { StockItem } from '../moves/stock-look.ts';
import classes from '../stock.module.css';
import { StockRow } from './stock-row.tsx';
import { useStockRequest } from './use-stock-request.ts';
import { type StockView, useStockView } from './use-stock-view.ts';

/** The usual height of a row, in pixels. */
const usualHeight = 65;

const parts = ['materials', 'products'] as const;

interface StockListProps {
  readonly stock: Stock;
  /** Whether the plan moves it. */
  readonly canMove: boolean;
}

export function StockList({ stock, canMove }: StockListProps) {
  const { part, wanted, show, search } = useStockView();
  const { request, open, hide, leave, stay } = useStockRequest(stock, canMove);
  const [otherPrice, setOtherPrice] = useState<OtherPrice | null>(null);
  const review = usePriceReview();
  return (
    <>
      <Row wrap gap={3} className={classes.bar}>
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
      </Row>
      <Found stock={stock} part={part} wanted={wanted} onMove={canMove ? open : undefined} />
      <MoveDialog
        request={request}
        onMove={open}
        onOtherPrice={(material, price) => {
          hide();
          setOtherPrice({ material, price });
        }}
        onClose={leave}
      />
      <NewPriceDialog
        other={otherPrice}
        onSaved={(before, after) => {
          setOtherPrice(null);
          stay();
          review.afterPrice(before, after);
        }}
        onClose={() => {
          setOtherPrice(null);
          leave();
        }}
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
  if (stock[part].length === 0) {
    return part === 'materials' ? <NoMaterials canMove={onMove !== undefined} /> : <NoProducts />;
  }
  const found: readonly StockItem[] =
    part === 'materials'
      ? arrangeMaterials(stock.materials, wanted)
      : arrangeProducts(stock.products, wanted);
  const [one, many] = countWords[part];
  const isSearch = wanted.trim() !== '';
  return (
    <>
      <Text role="status" size={2} tone="soft">
        {isSearch && found.length > 0 && formatCount(found.length, one, many)}
      </Text>
      {isSearch && found.length === 0 && <NothingFound />}
      {found.length > 0 && (
        <CardFeed
          key={part}
          look="rows"
          label={stockWords[part]}
          items={found}
          estimate={usualHeight}
        >
          {(item, position, total) => (
            <StockRow item={item} position={position} total={total} onMove={onMove} />
          )}
        </CardFeed>
      )}
      {part === 'materials' && onMove && (
        <Row wrap gap={4} className={classes.bar}>
          <Link to="/stock?start" className={classes.link}>
            {stockWords.trackMore}
          </Link>
          <Link to="/stock?buy" className={classes.link}>
            {stockWords.boughtOther}
          </Link>
        </Row>
      )}
    </>
  );
}

const countWords = {
  materials: ['material', 'materiais'],
  products: ['produto', 'produtos'],
} as const;

const NoMaterials = ({ canMove }: { readonly canMove: boolean }) => (
  <EmptyState
    title={stockWords.noMaterials}
    action={
      canMove && (
        <Row wrap gap={3} className={classes.acts}>
          <LinkButton to="/stock?start">{stockWords.start}</LinkButton>
          <LinkButton variant="default" to="/stock?buy">
            {stockWords.boughtOther}
          </LinkButton>
        </Row>
      )
    }
  >
    <p>{stockWords.noMaterialsHint}</p>
  </EmptyState>
);

const NoProducts = () => (
  <EmptyState
    title={stockWords.noProducts}
    action={<LinkButton to="/calculator">{stockWords.toCalculator}</LinkButton>}
  >
    <p>{stockWords.noProductsHint}</p>
  </EmptyState>
);

const NothingFound = () => (
  <EmptyState title={stockWords.nothingFound}>
    <p>{stockWords.nothingFoundHint}</p>
  </EmptyState>
);
