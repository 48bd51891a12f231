import { craftName } from '../crafts/crafts.ts';
import { formatMoney, formatPercent } from '../numbers/formats.ts';
import { earnedWords } from '../pricing/earned-texts.ts';
import { priceLabels } from '../pricing/price-labels.ts';
import { compareText } from '../search/compare-text.ts';
import { madeOf } from './customer-text.ts';
import { earnedOfProduct } from './list-texts.ts';
import { type Audience, paperWords } from './paper-texts.ts';
import { breakdownOf, dearestFirst } from './product-figures.ts';
import type { Product } from './product-schemas.ts';
import { productLabels } from './product-texts.ts';

export interface PaperColumn {
  readonly head: string;
  readonly text: (product: Product) => string;
  readonly kind: 'text' | 'amount' | 'price';
}

const name: PaperColumn = { head: paperWords.name, text: (product) => product.name, kind: 'text' };
const price: PaperColumn = {
  head: priceLabels.finalPrice,
  text: ({ finalPrice }) => formatMoney(finalPrice),
  kind: 'price',
};

/** All that the page of one product says to a customer, beside its name and kind. */
export const customerSheet = ({ finalPrice, materials }: Product) => ({
  finalPrice: formatMoney(finalPrice),
  made: madeOf(materials),
});

const kindOf: PaperColumn = {
  head: productLabels.craftCategory,
  text: ({ craftCategory }) => craftName(craftCategory),
  kind: 'text',
};

/** What a piece is chiefly of: thread, glue and a label are used up with it, and named to nobody. */
function chiefly({ materials }: Product): Product['materials'] {
  const dearest = dearestFirst(materials);
  const least = (dearest[0]?.totalPrice ?? 0) / 10;
  return dearest.slice(0, 3).filter(({ totalPrice }) => totalPrice >= least);
}

/** The pieces as a customer looks for them: kind by kind, in each by their name. */
export const customerOrder = (products: readonly Product[]): readonly Product[] =>
  products.toSorted(
    (one, other) =>
      compareText(craftName(one.craftCategory), craftName(other.craftCategory)) ||
      compareText(one.name, other.name),
  );

const forCustomer: readonly PaperColumn[] = [
  name,
  kindOf,
  { head: paperWords.madeOf, text: (product) => madeOf(chiefly(product)), kind: 'text' },
  { ...price, head: paperWords.price },
];

const amount = (head: string, text: PaperColumn['text']): PaperColumn => ({
  head,
  text,
  kind: 'amount',
});

/** @param hourlyRate of today, in R$ */
export function paperColumns(audience: Audience, hourlyRate: number): readonly PaperColumn[] {
  if (audience === 'customer') return forCustomer;
  const of = (product: Product) => breakdownOf(product, hourlyRate);
  return [
    name,
    kindOf,
    amount(priceLabels.totalCost, (each) => formatMoney(of(each).totalCost)),
    price,
    amount(earnedWords.earned, (each) => formatMoney(earnedOfProduct(each, hourlyRate).earned)),
    amount(earnedWords.perHour, (each) => formatMoney(of(each).earnedPerHour)),
    amount(priceLabels.profit, (each) => formatMoney(of(each).profit)),
    amount(priceLabels.markup, (each) => formatPercent(Number(of(each).markup))),
    amount(priceLabels.netMargin, (each) => formatPercent(of(each).netMargin)),
  ];
}
