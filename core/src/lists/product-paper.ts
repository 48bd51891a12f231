import { craftName } from '../choices/crafts.ts';
import { markupText } from '../pricing/markup-text.ts';
import { madeOf } from '../products/customer-text.ts';
import type { Product } from '../schemas/product.ts';
import { formatMoney, formatPercent } from '../text/formats.ts';
import { labels } from '../text/labels.ts';
import { type Audience, paperWords } from './paper-texts.ts';
import { breakdownOf, markupOf } from './product-figures.ts';

export interface PaperColumn {
  readonly head: string;
  readonly text: (product: Product) => string;
  readonly kind: 'text' | 'amount' | 'price';
}

const name: PaperColumn = { head: paperWords.name, text: (product) => product.name, kind: 'text' };
const price: PaperColumn = {
  head: labels.finalPrice,
  text: ({ finalPrice }) => formatMoney(finalPrice),
  kind: 'price',
};

/** All that the page of one product says to a customer, beside its name and kind. */
export const customerSheet = ({ finalPrice, materials }: Product) => ({
  finalPrice: formatMoney(finalPrice),
  made: madeOf(materials),
});

const forCustomer: readonly PaperColumn[] = [
  name,
  { head: paperWords.madeOf, text: ({ materials }) => madeOf(materials), kind: 'text' },
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
    { head: labels.craftCategory, text: (each) => craftName(each.craftCategory), kind: 'text' },
    amount(labels.totalCost, (each) => formatMoney(of(each).totalCost)),
    price,
    amount(labels.profit, (each) => formatMoney(of(each).profit)),
    amount(labels.markup, (each) => markupText(markupOf(each, hourlyRate), of(each))),
    amount(labels.netMargin, (each) => formatPercent(of(each).netMargin)),
  ];
}
