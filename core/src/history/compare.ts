import { formatMoney, formatPercent } from '../numbers/formats.ts';
import { priceLabels } from '../pricing/price-labels.ts';
import { priceText } from '../pricing/price-text.ts';
import { productLabels } from '../products/product-texts.ts';
import {
  type ChannelNames,
  channelLines,
  type FieldText,
  materialTexts,
  productTexts,
  type Row,
  rowText,
  rowTexts,
} from './field-texts.ts';
import type { MaterialState, ProductState } from './history-schemas.ts';
import { changeWords } from './history-texts.ts';
import { pairRows } from './pair-rows.ts';

export interface ComparedLine {
  readonly label: string;
  /** Null where the state has nothing like it. */
  readonly before: string | null;
  readonly after: string | null;
}

const figures = ['totalCost', 'suggestedPrice', 'finalPrice', 'profit', 'netMargin'] as const;

/** Two states of a product, line by line: its fields, its materials, what they come to. */
export function compareProducts(
  before: ProductState,
  after: ProductState,
  names: ChannelNames,
): ComparedLine[] {
  const { pairs, gone } = pairRows(before.materials, after.materials);
  const withName = (row: Row) =>
    [
      row.name,
      rowText(row),
      ...rowTexts.flatMap(({ label, say, isUsual }) =>
        isUsual(row) ? [] : `${label.toLowerCase()} ${say(row)}`,
      ),
    ].join(' · ');
  return [
    ...linesOf(productTexts, before, after),
    ...channelLines(before, after, names),
    ...pairs.map((pair) => ({
      label: productLabels.material,
      before: pair.before ? withName(pair.before) : null,
      after: withName(pair.row),
    })),
    ...gone.map((row) => ({ label: productLabels.material, before: withName(row), after: null })),
    ...figures.map((key) => {
      const say = (value: number) => (key === 'netMargin' ? formatPercent : formatMoney)(value);
      return { label: priceLabels[key], before: say(before[key]), after: say(after[key]) };
    }),
  ];
}

export function compareMaterials(before: MaterialState, after: MaterialState): ComparedLine[] {
  const price = (state: MaterialState) => priceText(state, state.unitType);
  return [
    ...linesOf(materialTexts, before, after),
    { label: changeWords.price, before: price(before), after: price(after) },
  ];
}

const linesOf = <State>(
  fields: readonly FieldText<State>[],
  before: State,
  after: State,
): ComparedLine[] =>
  fields.map(({ label, say }) => ({ label, before: say(before), after: say(after) }));
