import { craftName } from '../choices/craft-name.ts';
import { unitOf } from '../choices/unit-types.ts';
import {
  formatDecimal,
  formatHourlyRate,
  formatMoney,
  formatPercent,
} from '../messages/formats.ts';
import { changeWords } from '../messages/history.ts';
import { labels } from '../messages/labels.ts';
import { amountText, priceText } from '../messages/price-text.ts';
import { sayHours } from '../messages/say-hours.ts';
import { roundings } from '../pricing/final-price.ts';
import type { MaterialState, ProductState } from '../schemas/history.ts';

export type Row = ProductState['materials'][number];

/** How a field is called in a history, and how its value is said. */
export interface Said<State> {
  readonly label: string;
  readonly say: (state: State) => string;
}

export const saidOfProduct: readonly Said<ProductState>[] = [
  { label: labels.shortName, say: ({ name }) => `“${name}”` },
  { label: labels.craftCategory, say: ({ craftCategory }) => craftName(craftCategory) },
  { label: labels.productionTime, say: ({ productionTime }) => sayHours(productionTime) },
  { label: changeWords.batch, say: ({ batchSize }) => piecesText(batchSize) },
  { label: labels.hourlyRate, say: ({ hourlyRate }) => formatHourlyRate(hourlyRate) },
  { label: labels.fixedCosts, say: ({ fixedCosts }) => formatMoney(fixedCosts) },
  { label: labels.markup, say: ({ marginPercentage }) => formatPercent(marginPercentage) },
  {
    label: labels.rounding,
    say: ({ rounding }) => roundings.find(({ id }) => id === rounding)?.name ?? rounding,
  },
  {
    label: labels.chosenPrice,
    say: ({ chosenPrice }) =>
      chosenPrice === null ? changeWords.nothing : formatMoney(chosenPrice),
  },
];

export const saidOfMaterial: readonly Said<MaterialState>[] = [
  { label: labels.shortName, say: ({ name }) => `“${name}”` },
  { label: labels.catalogueCategory, say: ({ category }) => category ?? labels.noCategory },
  { label: labels.unitType, say: ({ unitType }) => unitOf(unitType).name },
  { label: labels.usualWaste, say: ({ wastePercentage }) => formatPercent(wastePercentage) },
];

const piecesText = (count: number) => (count === 1 ? '1 peça' : `${formatDecimal(count)} peças`);

/** An amount of a material, and what it costs. */
export const rowText = (row: Row) =>
  `${amountText(row.quantity, row.unit)}, ${priceText(row, row.unit)}`;
