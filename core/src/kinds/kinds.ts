import { maxChannels } from '../channels/channel-fields.ts';
import { maxCustomers } from '../customers/customer-fields.ts';
import { keysOf } from '../fields/field.ts';
import type { Plan } from '../plans/plans.ts';

interface Words {
  readonly one: string;
  readonly many: string;
}

/** A kind of rows that a user creates, replaces, deletes and brings back one by one. */
export interface Kind extends Words {
  /** What its rows are called together: in the file, in paths and in answers. */
  readonly list: string;
  /** The gender of the noun, which its sentences follow. */
  readonly gender: 'm' | 'f';
  /** Where it is the only thing spoken of, if it has shorter words there. */
  readonly shortly?: Words;
  /** Where the user looks for what became of a row: 'Confira …'. */
  readonly place?: string;
  /** Each of its fields is a column, and nothing else is stored: such kinds have all their code in common. */
  readonly isPlain: boolean;
  /**
   * Every saved state is stored: an older one can be restored, a deleted row lies in the trash, and an
   * import of rows can be taken back.
   */
  readonly keepsHistory: boolean;
  /** The limit of the user's plan that its rows count for. */
  readonly limit?: keyof Plan['limits'];
  /** The most rows that anybody keeps, on whatever plan. */
  readonly most?: number;
  /** The first version of a workshop's file that has them. */
  readonly inFileSince: number;
}

/**
 * The kinds of rows that a user keeps, each before those that its rows name. What every kind comes with
 * follows from here (docs/decisions/0242).
 */
export const kinds = {
  product: {
    list: 'products',
    one: 'produto',
    many: 'produtos',
    gender: 'm',
    isPlain: false,
    keepsHistory: true,
    limit: 'products',
    inFileSince: 1,
  },
  material: {
    list: 'materials',
    one: 'material do catálogo',
    many: 'materiais do catálogo',
    gender: 'm',
    isPlain: false,
    keepsHistory: true,
    limit: 'catalogue',
    inFileSince: 1,
  },
  // What a channel takes of a sale is stored with the sale, so no history is (0225).
  channel: {
    list: 'channels',
    one: 'lugar de venda',
    many: 'lugares de venda',
    gender: 'm',
    shortly: { one: 'lugar', many: 'lugares' },
    place: 'onde você vende',
    isPlain: true,
    keepsHistory: false,
    limit: 'channels',
    most: maxChannels,
    inFileSince: 3,
  },
  // Other people's data: no older state of it is stored.
  customer: {
    list: 'customers',
    one: 'cliente',
    many: 'clientes',
    gender: 'm',
    isPlain: true,
    keepsHistory: false,
    most: maxCustomers,
    inFileSince: 4,
  },
} as const satisfies Record<string, Kind>;

export type KindId = keyof typeof kinds;

export const kindIds = keysOf(kinds);

/** A kind, whichever it is. */
export const kindOf = (id: KindId): Kind => kinds[id];

export type ListOf<K extends KindId> = (typeof kinds)[K]['list'];

/** The kinds that say so. */
type Saying<
  Property extends 'isPlain' | 'keepsHistory',
  K extends KindId = KindId,
> = K extends unknown ? ((typeof kinds)[K][Property] extends true ? K : never) : never;

export type PlainKind = Saying<'isPlain'>;

export const isPlain = (id: KindId): id is PlainKind => kinds[id].isPlain;

export const plainKinds = kindIds.filter(isPlain);

/** A kind of which every saved state is stored. */
export type HistoryKind = Saying<'keepsHistory'>;

export const keepsHistory = (id: KindId): id is HistoryKind => kinds[id].keepsHistory;

export const historyKinds = kindIds.filter(keepsHistory);

export const mapKinds = <T>(make: (kind: KindId) => T) =>
  Object.fromEntries(kindIds.map((kind) => [kind, make(kind)])) as Record<KindId, T>;

/** One value for each kind, by what the kind's rows are called together. */
export const mapLists = <T>(make: (kind: KindId) => T) =>
  Object.fromEntries(kindIds.map((kind) => [kinds[kind].list, make(kind)])) as Record<
    ListOf<KindId>,
    T
  >;
