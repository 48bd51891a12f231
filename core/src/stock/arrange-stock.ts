import { centsText, toDecimal } from '../numbers/decimal.ts';
import { foldText } from '../search/fold-text.ts';
import { searchWords } from '../search/search-words.ts';
import type { Stock, StockMaterial, StockProduct } from './stock-schemas.ts';
import type { StockLevel } from './stock-texts.ts';

export function levelOf({
  onHand,
  minimum,
}: Pick<StockMaterial, 'onHand' | 'minimum'>): StockLevel {
  if (onHand < 0) return 'below';
  if (onHand === 0) return 'out';
  return minimum !== null && onHand < minimum ? 'low' : 'enough';
}

const rankOfLevel: Record<StockLevel, number> = { below: 0, out: 1, low: 2, enough: 3 };

/** Materials by how urgent they are: what runs low comes first. Equal ones stay in their order. */
export function arrangeMaterials(
  materials: readonly StockMaterial[],
  wanted: string,
): StockMaterial[] {
  return found(materials, wanted).toSorted(
    (one, other) => rankOfLevel[levelOf(one)] - rankOfLevel[levelOf(other)],
  );
}

const rankOfProduct = ({ onHand, canMake }: StockProduct) => {
  if (onHand < 0) return 0;
  if (onHand > 0) return 1;
  return canMake === null ? 3 : 2;
};

/** Products: what cannot be right first, then what is on the shelf, then what is made of stock. */
export function arrangeProducts(products: readonly StockProduct[], wanted: string): StockProduct[] {
  return found(products, wanted).toSorted(
    (one, other) => rankOfProduct(one) - rankOfProduct(other),
  );
}

/** Products to sell or make: those that were sold last first. */
export function arrangeToSell(products: readonly StockProduct[], wanted: string): StockProduct[] {
  const at = ({ lastSold }: StockProduct) => (lastSold === null ? 0 : Date.parse(lastSold));
  return found(products, wanted).toSorted((one, other) => at(other) - at(one));
}

function found<T extends { readonly name: string }>(items: readonly T[], wanted: string): T[] {
  const words = searchWords(wanted);
  return items.filter(({ name }) => {
    const folded = foldText(name);
    return words.every((word) => folded.includes(word));
  });
}

/** What all that lies there is worth, in R$ with cents. What is below zero is not there. */
export function worthOf({ materials, products }: Stock): string {
  const there = [...materials, ...products].filter(({ onHand }) => onHand > 0);
  return centsText(there.reduce((sum, { value }) => sum.plus(toDecimal(value)), toDecimal(0)));
}
