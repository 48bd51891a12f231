import { costedProduct } from '#core/offers/answer-offer.ts';
import { ladderWords } from '#core/pricing/price-ladder-texts.ts';
import type { Product } from '#core/products/product-schemas.ts';
import { useAct } from '../../../acts/use-acts.ts';
import { PriceLadder } from '../../../ui/price/price-ladder-buttons.tsx';
import { priceKeeping } from './keep-price.ts';

interface PieceLadderProps {
  readonly product: Product;
  /** Today's hourly rate, in R$. */
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
