export interface PricePart {
  readonly kind: 'materials' | 'labour' | 'fixed' | 'profit';
  readonly label: string;
  readonly amount: string;
  readonly isLoss: boolean;
  /** Its share of the price, 0 to 1; only for drawing. */
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
export function shareText({ share, isLoss }: PricePart): string {
  return isLoss ? '' : `${Math.round(share * 100)}%`;
}
