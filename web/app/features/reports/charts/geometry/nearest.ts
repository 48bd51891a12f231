/** Where a sign stands in a drawing: from 0 to 1, from the left and from the top. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;
type Room = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** The sign that is nearest to a point on the screen, if one is within reach (in pixels). */
export function nearest<P extends Place>(
  places: readonly P[],
  { clientX, clientY }: Point,
  { left, top, width, height }: Room,
  reach: number,
): P | undefined {
  let found: P | undefined;
  let least = reach;
  for (const place of places) {
    const away = Math.hypot(left + place.x * width - clientX, top + place.y * height - clientY);
    if (away > least) continue;
    found = place;
    least = away;
  }
  return found;
}

/** Where a key leads in a row; nowhere, if it is none of those that lead somewhere. */
export function stepTo<P>(row: readonly P[], from: P | undefined, key: string): P | undefined {
  const at = from === undefined ? -1 : row.indexOf(from);
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return row[Math.min(at + 1, row.length - 1)];
    case 'ArrowLeft':
    case 'ArrowUp':
      return row[Math.max(at - 1, 0)];
    case 'Home':
      return row[0];
    case 'End':
      return row.at(-1);
    default:
      return undefined;
  }
}
