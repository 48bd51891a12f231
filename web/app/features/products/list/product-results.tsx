import { IconSearchOff } from '@tabler/icons-react';
import { memo } from 'react';
import { filterLabels } from '#core/pricing/profitability-labels.ts';
import type { ProductFilter } from '#core/schemas/lists.ts';
import type { Product } from '#core/schemas/product.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CardFeed } from '../../../ui/cards/card-feed.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { Waiting } from '../../../ui/notes/waiting.tsx';
import type { OpenDialog } from '../acts/open-dialog.ts';
import { ProductCard } from '../card/product-card.tsx';
import { foundText } from './count-text.ts';
import classes from './product-results.module.css';

/** Of a card with two materials and a name of one line, in pixels. */
const usualHeight = 590;

interface ProductResultsProps {
  readonly products: readonly Product[];
  readonly narrowed: boolean;
  /** The filter, which a small screen shows only here. */
  readonly filter: ProductFilter | null;
  /** How many there are, of those on this device or not; null while that is not known. */
  readonly number: number | null;
  readonly hourlyRate: number;
  readonly onOpen: OpenDialog;
  readonly onClear: () => void;
}

export const ProductResults = memo(function ProductResults(props: ProductResultsProps) {
  const { products, narrowed, filter, number, hourlyRate, onOpen, onClear } = props;
  const none = products.length === 0;
  return (
    <>
      <p role="status" className={classes.found}>
        {narrowed && number !== null && foundText(number)}
        {narrowed && number === null && !none && `${foundText(products.length)} até agora`}
        {filter && ` · ${filterLabels[filter]}`}
      </p>
      {none && number !== 0 && <Waiting>Procurando em todos os produtos…</Waiting>}
      {none && number === 0 && <NothingFound onClear={onClear} />}
      {!none && (
        <CardFeed label="Produtos" items={products} estimate={usualHeight}>
          {(product, position, total) => (
            <ProductCard
              product={product}
              hourlyRate={hourlyRate}
              position={position}
              total={total}
              onOpen={onOpen}
            />
          )}
        </CardFeed>
      )}
    </>
  );
});

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
