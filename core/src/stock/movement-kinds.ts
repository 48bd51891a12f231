/** What moves stock. A reversal is the exact opposite of another movement. */
export const movementKinds = [
  'purchase',
  'production',
  'sale',
  'adjustment',
  'loss',
  'reversal',
] as const;

export type MovementKind = (typeof movementKinds)[number];

/** The kinds that a user records for one material; the others follow from products. */
export const materialMovementKinds = [
  'purchase',
  'adjustment',
  'loss',
] as const satisfies readonly MovementKind[];

export const pieceMovementKinds = ['adjustment', 'loss'] as const satisfies readonly MovementKind[];
