import {
  type Icon,
  IconCash,
  IconClipboardCheck,
  IconMoodSad,
  IconScissors,
  IconShoppingBag,
} from '@tabler/icons-react';
import { formatMoney } from '#core/numbers/formats.ts';
import { levelOf } from '#core/stock/arrange-stock.ts';
import type { StockMaterial, StockProduct } from '#core/stock/stock-schemas.ts';
import {
  canMakeText,
  levelTexts,
  minimumText,
  piecesText,
  type StockLevel,
  stockText,
  stockWords,
} from '#core/stock/stock-texts.ts';
import type { Tone } from '../../../ui/look/tones.ts';
import type { MoveRequest } from './move-request.ts';

/** A row of the stock: products tell what can be made of them. */
export type StockItem = StockMaterial | StockProduct;

interface StockLook {
  readonly level: StockLevel | undefined;
  readonly amount: string;
  /** The facts in words: how it stands, what it should be or is enough for, and its value; null where there is none. */
  readonly facts: readonly (string | null)[];
  readonly moves: readonly {
    readonly request: MoveRequest;
    readonly label: string;
    readonly Icon: Icon;
  }[];
  readonly history: string;
}

export const toneOfLevel: Record<StockLevel, Tone> = {
  below: 'bad',
  out: 'warn',
  low: 'warn',
  enough: 'good',
};

export function stockLook(item: StockItem): StockLook {
  const { level, fact, ...look } = 'canMake' in item ? lookOfProduct(item) : lookOfMaterial(item);
  const state = level ? levelTexts[level] : null;
  const value = item.onHand > 0 ? formatMoney(item.value) : null;
  return { ...look, level, facts: [state, fact, value] };
}

function lookOfMaterial(material: StockMaterial) {
  const { id, onHand, unit, minimum } = material;
  return {
    level: levelOf(material),
    amount: stockText(onHand, unit),
    fact: minimum === null ? null : minimumText(minimum, unit),
    moves: [
      { request: { what: 'purchase', material }, label: stockWords.bought, Icon: IconShoppingBag },
      {
        request: { what: 'adjustment', material },
        label: stockWords.counted,
        Icon: IconClipboardCheck,
      },
      { request: { what: 'loss', material }, label: stockWords.lost, Icon: IconMoodSad },
    ],
    history: `/stock/materials/${id}`,
  } as const;
}

function lookOfProduct(product: StockProduct) {
  const { id, onHand, canMake } = product;
  return {
    level: onHand < 0 ? 'below' : undefined,
    amount: piecesText(onHand),
    fact: canMake === null ? null : canMakeText(canMake, onHand),
    moves: [
      { request: { what: 'production', product }, label: stockWords.made, Icon: IconScissors },
      { request: { what: 'sale', product }, label: stockWords.sold, Icon: IconCash },
      {
        request: { what: 'adjustment', product },
        label: stockWords.counted,
        Icon: IconClipboardCheck,
      },
      { request: { what: 'loss', product }, label: stockWords.lost, Icon: IconMoodSad },
    ],
    history: `/stock/products/${id}`,
  } as const;
}
