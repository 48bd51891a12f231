import type { RoundingId } from '../../pricing/final-price.ts';
import type { Table } from './every-cent.ts';

interface WorstCase {
  readonly name: string;
  readonly table: Table;
  /** The wanted amount in cents. */
  readonly wanted: number;
  readonly rounding: RoundingId;
}

const bandsOf = (
  froms: readonly number[],
  percents: readonly number[],
  fixeds: readonly number[],
): Table['bands'] =>
  froms.map((from, index) => ({
    from,
    percent: percents[index] ?? percents[0] ?? 0,
    fixed: fixeds[index] ?? 0,
  }));

const none = { min: 0, cap: null, payment: 0, paymentFixed: 0, tax: 0, seller: 0 };

/**
 * Random channels, changed a little at a time as long as more prices were tried: 300,000 changes for
 * the first. The others were the slowest ones while prices were tried cent by cent.
 */
export const worstChannels: readonly WorstCase[] = [
  {
    name: 'each band has shares of its own',
    table: {
      ...none,
      min: 5,
      payment: 2,
      tax: 9990,
      bands: bandsOf(
        [
          0, 8500, 15501, 29276, 31501, 46501, 51500, 53413, 59212, 64400, 68501, 76100, 78434,
          84501, 88299, 90404, 94482, 106501, 108501, 113400,
        ],
        [5, 4, 3, 6, 6, 4, 7, 2, 2, 4, 3, 1, 5, 7, 7, 7, 5, 5, 3, 6],
        [13, 17, 24, 16, 4, 14, 6, 26, 27, 46, 26, 30, 0, 1, 53, 28, 7, 72, 30, 28],
      ),
    },
    wanted: 27,
    rounding: 'none',
  },
  {
    name: 'payment and tax take 99.99 %',
    table: {
      ...none,
      cap: 5000,
      payment: 7777,
      tax: 2222,
      bands: bandsOf(
        [
          0, 30055, 100054, 160242, 198457, 230620, 248562, 270645, 318201, 360250, 378687, 416986,
          440593, 460579, 498379, 510459, 540561, 560347, 629320, 640722,
        ],
        [0],
        [6, 8, 13, 40, 19, 20, 5, 6, 10, 12, 14, 4, 26, 7, 8, 35, 40, 17, 18, 23],
      ),
    },
    wanted: 27,
    rounding: 'none',
  },
  {
    name: 'the commission takes 99.99 %',
    table: {
      ...none,
      min: 27520,
      bands: bandsOf(
        [
          0, 54927, 75001, 123739, 195001, 254986, 266442, 284666, 314989, 354667, 404676, 425000,
          504924, 585000, 655001, 695001, 755000, 815000, 834063, 885001,
        ],
        [9999],
        [0, 2, 7, 58, 19, 17, 20, 14, 34, 25, 5, 9, 15, 18, 4, 27, 14, 15, 16, 48],
      ),
    },
    wanted: 6,
    rounding: 'none',
  },
];
