import tables from './fee-tables.json' with { type: 'json' };
import type { FeeBand } from './fees.ts';

/** What is known about the fees of a place to sell in, at some day. A channel begins as a copy. */
export interface FeeTable {
  readonly id: string;
  /** Tables of one place stand together. */
  readonly group: 'hand' | 'shopee' | 'mercado-livre' | 'elo7' | 'amazon' | 'tiktok' | 'magalu';
  readonly name: string;
  /** Which of its place's tables it is: what is sold there, and how it is advertised. */
  readonly kind?: string;
  readonly variant?: string;
  /** A day, or a month where no more is known: '2026-10-01', '2025-01'. */
  readonly since: string | null;
  /** The day on which the source was read. */
  readonly seenOn: string;
  readonly source: string;
  readonly confidence: Confidence;
  /** What to know before it is used. */
  readonly note?: string;
  /** How soon the money comes changes the fee, so the form has a question for it. */
  readonly asksWhen?: true;
  readonly fees: {
    readonly bands: readonly Readonly<Record<keyof FeeBand, number>>[];
    readonly min?: number;
    readonly cap?: number;
  };
}

/** How sure the numbers are; `typed` has none of its own. */
export type Confidence = 'high' | 'medium' | 'low' | 'typed';

/** A place, and its question where it has tables for different things. */
export interface FeeGroup {
  readonly id: FeeTable['group'];
  readonly name: string;
  readonly asks?: string;
}

export const feeGroups: readonly FeeGroup[] = [
  { id: 'hand', name: 'Frente a frente e por conta própria' },
  { id: 'shopee', name: 'Shopee' },
  { id: 'mercado-livre', name: 'Mercado Livre', asks: 'o que você vende lá?' },
  { id: 'elo7', name: 'Elo7', asks: 'que exposição você escolheu?' },
  { id: 'amazon', name: 'Amazon', asks: 'o que você vende lá?' },
  { id: 'tiktok', name: 'TikTok Shop' },
  { id: 'magalu', name: 'Magalu', asks: 'há quanto tempo você vende lá?' },
];

export const feeTables = tables as readonly FeeTable[];

/** Whether only the person knows what is taken there. */
export const wantsTyping = ({ confidence, asksWhen }: FeeTable): boolean =>
  asksWhen === true || confidence === 'typed';

export const feeTableOf = (id: string | null): FeeTable | undefined =>
  feeTables.find((table) => table.id === id);
