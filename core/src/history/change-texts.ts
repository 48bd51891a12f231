import { formatMoney } from '../numbers/formats.ts';
import { priceLabels } from '../pricing/price-labels.ts';
import { amountText, priceText } from '../pricing/price-text.ts';
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

const changed = (what: string, before: string, after: string): string[] =>
  before === after ? [] : [changeWords.fromTo(what, before, after)];

function changesOf<State>(
  fields: readonly FieldText<State>[],
  before: State,
  after: State,
): string[] {
  return fields.flatMap(({ label, say, isLong }) => {
    const [then, now] = [say(before), say(after)];
    return isLong && then !== now ? [changeWords.otherText(label)] : changed(label, then, now);
  });
}

/** What a price changed from and to; only the money where the pack stayed the same. */
function priceChange(
  what: string,
  before: Pick<Row, 'unitPrice' | 'pack' | 'unit'>,
  after: Pick<Row, 'unitPrice' | 'pack' | 'unit'>,
): string[] {
  const isSamePack =
    before.pack?.content === after.pack?.content &&
    (before.pack?.unit ?? before.unit) === (after.pack?.unit ?? after.unit);
  const say = (row: typeof before) =>
    isSamePack ? formatMoney(row.pack?.price ?? row.unitPrice ?? 0) : priceText(row, row.unit);
  return changed(what, say(before), say(after));
}

function rowChanges({ row, before }: { readonly row: Row; readonly before: Row | undefined }) {
  const { name } = row;
  if (!before) return [changeWords.added(name, rowText(row))];
  const amount = (each: Row) => amountText(each.quantity, each.unit);
  const ofRow = <State>(field: FieldText<State>) => ({
    ...field,
    label: changeWords.ofMaterial(name, field.label),
  });
  return [
    ...(before.name === name ? [] : [changeWords.renamed(before.name, name)]),
    ...changed(changeWords.ofMaterial(name, productLabels.quantity), amount(before), amount(row)),
    ...priceChange(name, before, row),
    ...changesOf(rowTexts.map(ofRow), before, row),
  ];
}

const noNames: ChannelNames = new Map();

/** What changed between two states of a product, a sentence each; the price last. */
export function productChanges(
  before: ProductState,
  after: ProductState,
  names: ChannelNames = noNames,
): string[] {
  const { pairs, gone } = pairRows(before.materials, after.materials);
  return [
    ...changesOf(productTexts, before, after),
    ...channelLines(before, after, names).flatMap((line) =>
      changed(line.label, line.before, line.after),
    ),
    ...pairs.flatMap(rowChanges),
    ...gone.map(({ name }) => changeWords.removed(name)),
    ...changed(
      priceLabels.finalPrice,
      formatMoney(before.finalPrice),
      formatMoney(after.finalPrice),
    ),
  ];
}

export function materialChanges(before: MaterialState, after: MaterialState): string[] {
  const asRow = ({ unitType, ...state }: MaterialState) => ({ ...state, unit: unitType });
  return [
    ...changesOf(materialTexts, before, after),
    ...priceChange(changeWords.price, asRow(before), asRow(after)),
  ];
}
