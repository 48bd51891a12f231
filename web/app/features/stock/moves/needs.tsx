import { useQuery } from '@tanstack/react-query';
import { needsOf } from '#core/lists/stock-needs.ts';
import type { StockProduct } from '#core/schemas/stock.ts';
import { moveWords, stockText } from '#core/stock/stock-texts.ts';
import { Note } from '../../../ui/look/note.tsx';
import { productQuery } from '../../products/stored/product-query.ts';
import { stockQuery } from '../stock-query.ts';
import classes from './moves.module.css';

interface NeedsProps {
  readonly product: StockProduct;
  /** Null while no number is entered. */
  readonly pieces: number | null;
}

/** What so many pieces take of the stock, and what is missing of it: a notice that blocks nothing. */
export function Needs({ product, pieces }: NeedsProps) {
  const { data: whole } = useQuery({ ...productQuery(product.id), staleTime: 0 });
  const { data: stock } = useQuery(stockQuery);
  const isNumber = pieces !== null && Number.isInteger(pieces) && pieces > 0;
  const needs = whole && stock && isNumber ? needsOf(whole, stock.materials, pieces) : null;
  const missing = needs?.filter((need) => need.missing > 0) ?? [];
  return (
    <div role="status">
      {needs?.length === 0 && <p className={classes.quiet}>{moveWords.nothingTracked}</p>}
      {missing.length > 0 && (
        <Note kind="warn">
          <strong>{moveWords.missingLead}</strong>
          <ul className={classes.needs}>
            {missing.map(({ material, missing: lack }) => (
              <li key={material.id}>
                <bdi>{moveWords.missing(material.name, lack, material.unit)}</bdi>
              </li>
            ))}
          </ul>
          {moveWords.missingHint}
        </Note>
      )}
      {needs && needs.length > 0 && missing.length === 0 && (
        <div className={classes.quiet}>
          {moveWords.takes}
          <ul className={classes.needs}>
            {needs.map(({ material, needed }) => (
              <li key={material.id}>
                <bdi>{material.name}</bdi>: {stockText(needed, material.unit)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
