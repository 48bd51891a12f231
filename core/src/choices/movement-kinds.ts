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

/** What somebody tells of a material by itself. */
export const materialMovementKinds = [
  'purchase',
  'adjustment',
  'loss',
] as const satisfies readonly MovementKind[];

export const pieceMovementKinds = ['adjustment', 'loss'] as const satisfies readonly MovementKind[];
