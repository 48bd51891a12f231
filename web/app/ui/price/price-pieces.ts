import type { HourState } from '#core/pricing/earned.ts';

export interface PricePart {
  readonly kind: 'materials' | 'labour' | 'fixed' | 'profit';
  readonly label: string;
  readonly amount: string;
  /** The lack of a part below zero: the hour is not wholly paid, or it brings less than nothing. */
  readonly lack: Exclude<HourState, 'paid'> | null;
  /** The part's share of the price, 0 to 1; only for drawing. */
  readonly share: number;
}

const tagStart = 44;
const tagWidth = 356;

/** Where the parts lie on the price tag, in units of the drawing. */
export function pricePieces(parts: readonly PricePart[]) {
  let x = tagStart;
  return parts.map(({ kind, share }) => {
    const width = Math.max(0, share) * tagWidth;
    // A seam is the line before a piece.
    const piece = { kind, x, width, seam: x - 1 };
    x += width;
    return piece;
  });
}

/** 0.256 → '26%'. A loss is no part of the price. */
export function shareText({ share, lack }: PricePart): string {
  return lack ? '' : `${Math.round(share * 100)}%`;
}
