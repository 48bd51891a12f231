import { costedProduct } from '#core/lists/offered-price.ts';
import { ladderWords } from '#core/pricing/price-ladder-texts.ts';
import type { Product } from '#core/schemas/product.ts';
import { useAct } from '../../../acts/use-acts.ts';
import { PriceLadder } from '../../../ui/price/price-ladder.tsx';
import { priceKeeping } from './keep-price.ts';

interface PieceLadderProps {
  readonly product: Product;
  /** Of today, in R$. */
  readonly hourlyRate: number;
}

/** The ladder of a saved piece: a press changes its price, which can be taken back. */
export function PieceLadder({ product, hourlyRate }: PieceLadderProps) {
  const keep = useAct(priceKeeping);
  return (
    <PriceLadder
      piece={costedProduct(product, hourlyRate)}
      now={ladderWords.today}
      onChoose={({ price }) => keep(product, price, hourlyRate)}
    />
  );
}
