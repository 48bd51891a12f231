import { needsOf, writtenByHand } from '#core/lists/stock-needs.ts';
import type { Product } from '#core/schemas/product.ts';
import type { Stock } from '#core/schemas/stock.ts';
import { moveWords, stockText } from '#core/stock/stock-texts.ts';
import { Note } from '../../../ui/look/note.tsx';
import { Text } from '../../../ui/look/text.tsx';
import classes from '../stock.module.css';

interface NeedsProps {
  readonly product: Product | undefined;
  readonly stock: Stock | undefined;
  /** Null while no number is entered. */
  readonly pieces: number | null;
}

/** What so many pieces take of the stock, and what is missing of it: a notice that blocks nothing. */
export function Needs({ product, stock, pieces }: NeedsProps) {
  const isNumber = pieces !== null && Number.isInteger(pieces) && pieces > 0;
  const needs = product && stock && isNumber ? needsOf(product, stock.materials, pieces) : null;
  const byHand = product && stock ? writtenByHand(product, stock.materials) : [];
  const missing = needs?.filter((need) => need.missing > 0) ?? [];
  return (
    <div role="status">
      {needs?.length === 0 && (
        <Text size={2} tone="soft">
          {byHand.length === 0 ? moveWords.nothingTracked : moveWords.writtenByHand(byHand)}
        </Text>
      )}
      {missing.length > 0 && (
        <Note kind="warn">
          <strong>{moveWords.missingLead}</strong>
          <ul className={classes.bullets}>
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
        <Text as="div" size={2} tone="soft">
          {moveWords.takes}
          <ul className={classes.bullets}>
            {needs.map(({ material, needed }) => (
              <li key={material.id}>
                <bdi>{material.name}</bdi>: {stockText(needed, material.unit)}
              </li>
            ))}
          </ul>
        </Text>
      )}
    </div>
  );
}
