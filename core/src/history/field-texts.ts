import { catalogueFields } from '../catalogue/catalogue-fields.ts';
import { catalogueLabels } from '../catalogue/catalogue-texts.ts';
import {
  type Field,
  type Fields,
  fieldDefault,
  keysOf,
  type NumberField,
  type ValuesOf,
} from '../fields/field.ts';
import {
  formatCount,
  formatDecimal,
  formatHourlyRate,
  formatMoney,
  formatPercent,
} from '../numbers/formats.ts';
import { amountText, priceText } from '../pricing/price-text.ts';
import { materialFields, productFields } from '../products/product-fields.ts';
import { productLabels } from '../products/product-texts.ts';
import { sayHours } from '../typed/say-hours.ts';
import type { ProductState } from './history-schemas.ts';
import { changeWords } from './history-texts.ts';

export type Row = ProductState['materials'][number];

export interface FieldText<State> {
  readonly label: string;
  readonly say: (state: State) => string;
  /** Whether the value is as usual, and left out of the description of a whole row. */
  readonly isUsual: (state: State) => boolean;
  readonly isLong: boolean;
}

const numbers: Readonly<Record<NumberField['unit'], (value: number) => string>> = {
  units: formatDecimal,
  pieces: (count) => formatCount(count, 'peça', 'peças'),
  hours: sayHours,
  days: (count) => formatCount(count, 'dia', 'dias'),
  reais: formatMoney,
  reaisPerHour: formatHourlyRate,
  percent: formatPercent,
};

function sayValue(field: Field, value: string | number | null): string {
  if (value === null) return changeWords.nothing;
  switch (field.kind) {
    case 'number':
      return numbers[field.unit](Number(value));
    case 'choice':
      return field.options.find(({ id }) => id === value)?.name ?? String(value);
    case 'text':
      return `“${value}”`;
  }
}

function textsBy<F extends Fields>(
  fields: F,
  other: Partial<Record<keyof F, Partial<FieldText<ValuesOf<F>>>>> = {},
): FieldText<ValuesOf<F>>[] {
  return keysOf(fields).map((key) => {
    const field = fields[key] as Field;
    const valueIn = (state: ValuesOf<F>) => state[key] as string | number | null;
    return {
      label: field.label,
      say: (state) => sayValue(field, valueIn(state)),
      isUsual: (state) => valueIn(state) === fieldDefault(field),
      isLong: field.kind === 'text' && field.lines === 'many',
      ...other[key],
    };
  });
}

export const productTexts = textsBy(productFields, {
  name: { label: productLabels.shortName },
  batchSize: { label: changeWords.batch },
});

// The price of a material has a text of its own, in R$ by the unit or the pack.
const { unitPrice: _price, ...catalogue } = catalogueFields;

export const materialTexts = textsBy(catalogue, {
  name: { label: productLabels.shortName },
  category: { say: ({ category }) => category ?? catalogueLabels.noCategory },
});

// So have a row's name and its quantity.
const { name: _name, quantity: _quantity, unit: _unit, unitPrice: _, ...rest } = materialFields;

export const rowTexts = textsBy(rest);

export const rowText = (row: Row) =>
  `${amountText(row.quantity, row.unit)}, ${priceText(row, row.unit)}`;

/** The names of the user's channels by their ids, as far as they are known. */
export type ChannelNames = ReadonlyMap<string, string>;

type Sold = Pick<ProductState, 'channelIds' | 'offChannelIds'>;

/** Where a product is sold, of two states that say it alike. Others cannot be compared. */
export function channelLines(before: Sold, after: Sold, names: ChannelNames) {
  const say = (ids: readonly string[]) =>
    ids.map((id) => names.get(id) ?? changeWords.lostChannel).join(', ') || changeWords.nothing;
  if (before.offChannelIds && after.offChannelIds) {
    const [then, now] = [say(before.offChannelIds), say(after.offChannelIds)];
    return [{ label: changeWords.offChannels, before: then, after: now }];
  }
  if (before.offChannelIds || after.offChannelIds) return [];
  const [then, now] = [say(before.channelIds), say(after.channelIds)];
  return [{ label: changeWords.channels, before: then, after: now }];
}
