import { toDecimal } from '#core/numbers/decimal.ts';
import { areAlike } from '#core/units/unit-types.ts';
import type { WorkshopMaterial, WorkshopMovement } from '#core/workshop/workshop-schemas.ts';

interface Row {
  readonly id: string;
}

interface Items {
  readonly material: readonly Pick<WorkshopMaterial, 'id' | 'unitType'>[];
  readonly product: readonly Row[];
  readonly channel: readonly Row[];
}

const equal = ['materialId', 'productId', 'told', 'unit', 'unitPrice', 'channelId'] as const;
const opposite = ['quantity', 'value', 'fees', 'hours', 'labour'] as const;

type Moved = Pick<WorkshopMovement, (typeof equal | typeof opposite)[number]>;

/** Whether a movement reverses another one, exactly. */
export const isOpposite = (one: Moved, other: Moved): boolean =>
  equal.every((key) => one[key] === other[key]) &&
  opposite.every((key) => cancel(one[key], other[key]));

const cancel = (one: string | null, other: string | null) =>
  one === null || other === null ? one === other : toDecimal(one).plus(toDecimal(other)).eq('0');

/**
 * Validates the movements of a file, each id once: row, unit and fields fit. A reversal is the
 * exact opposite, and an act is reversed whole.
 */
export function validatorOf(
  movements: readonly WorkshopMovement[],
  { material, product, channel }: Items,
): (movement: WorkshopMovement) => boolean {
  const units = new Map(material.map(({ id, unitType }) => [id, unitType]));
  const pieces = new Set(product.map(({ id }) => id));
  const sold = new Set(channel.map(({ id }) => id));
  const byId = new Map(movements.map((movement) => [movement.id, movement]));
  const reversed = new Map<string, number>();
  for (const { reverses } of movements) {
    if (reverses) reversed.set(reverses, (reversed.get(reverses) ?? 0) + 1);
  }

  const hasItem = (movement: WorkshopMovement) => {
    const { id, kind, materialId, productId, channelId, unit } = movement;
    if (channelId !== null && !sold.has(channelId)) return false;
    if (materialId === null) return unit === null && productId !== null && pieces.has(productId);
    const stored = units.get(materialId);
    if (unit === null || productId !== null || stored === undefined) return false;
    // A reversed movement may have a unit that the material had once.
    return kind === 'reversal' || reversed.has(id) || areAlike(unit, stored);
  };
  const isOfItsAct = ({ id, kind, actId }: WorkshopMovement) => {
    const first = byId.get(actId);
    return (
      first?.actId === actId &&
      (first.kind === 'reversal') === (kind === 'reversal') &&
      reversed.has(first.id) === reversed.has(id)
    );
  };
  const isOfItsKind = (movement: WorkshopMovement) => {
    const { kind, reverses } = movement;
    if (kind !== 'reversal') return reverses === null && fitsItsKind(movement);
    const original = reverses === null ? undefined : byId.get(reverses);
    return (
      original !== undefined &&
      original.kind !== 'reversal' &&
      reversed.get(original.id) === 1 &&
      isOpposite(movement, original)
    );
  };
  return (movement) => hasItem(movement) && isOfItsAct(movement) && isOfItsKind(movement);
}

/** Whether sign, price and work fit the kind. */
function fitsItsKind({ kind, productId, ...movement }: WorkshopMovement): boolean {
  const isOfPieces = productId !== null;
  const direction = toDecimal(movement.quantity).cmp(toDecimal(0));
  const isMadeOrSold = isOfPieces && (kind === 'production' || kind === 'sale');
  const hasWork = movement.hours !== null && movement.labour !== null;
  const hasNoWork = movement.hours === null && movement.labour === null;
  if (!fitsASale(kind === 'sale', movement)) return false;
  if (!(isMadeOrSold ? hasWork : hasNoWork)) return false;
  switch (kind) {
    case 'purchase':
      return !isOfPieces && direction > 0;
    case 'production':
      return isOfPieces ? direction > 0 : direction < 0;
    case 'sale':
      return isOfPieces && direction < 0;
    case 'loss':
      return direction < 0;
    case 'adjustment':
      return true;
    case 'reversal':
      return false;
    default:
      return kind satisfies never;
  }
}

type Sold = Pick<WorkshopMovement, 'unitPrice' | 'channelId' | 'fees'>;

/** Only what is sold has a price and a channel, and only a channel takes fees. */
function fitsASale(isSale: boolean, { unitPrice, channelId, fees }: Sold): boolean {
  if ((unitPrice !== null) !== isSale) return false;
  return channelId === null ? fees === '0' : isSale && toDecimal(fees).gte('0');
}
