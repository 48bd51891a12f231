import { inBase } from '#core/stock/amounts.ts';
import type { PastMovement } from '#core/stock/stock-schemas.ts';
import { stepsFrame, tenths } from '../../../ui/steps/steps-frame.ts';

const { left, right, top, bottom } = stepsFrame;

/**
 * Draws what there was after each movement as steps over time, below 0 too.
 * @param movements the last to happen first
 * @returns its path and the height of 0; null where there are fewer than two
 */
export function stockSteps(movements: readonly PastMovement[]) {
  const [newest] = movements;
  const oldest = movements.at(-1);
  if (!newest || !oldest || newest === oldest) return null;
  const amounts = movements.map(amountOf);
  const [highest, lowest] = [Math.max(0, ...amounts), Math.min(0, ...amounts)];
  const range = highest - lowest || 1;
  const yOf = (amount: number) => tenths(bottom - ((amount - lowest) / range) * (bottom - top));
  const times = movements.map(({ happenedAt }) => Date.parse(happenedAt));
  const [start, end] = [Math.min(...times), Math.max(...times)];
  // Movements of one moment stand side by side.
  const xOf = (index: number) => {
    const place = movements.length - 1 - index;
    const share = place / (movements.length - 1);
    const elapsed = end === start ? share : ((times[index] ?? end) - start) / (end - start);
    return tenths(left + ((elapsed + share) / 2) * (right - left));
  };
  const steps = movements
    .map((movement, index) => ({ x: xOf(index), y: yOf(amountOf(movement)) }))
    .toReversed();
  const [first, ...others] = steps;
  const line = others.reduce((path, { x, y }) => `${path}H${x}V${y}`, `M${first?.x} ${first?.y}`);
  return { line, ground: yOf(0), from: oldest.happenedAt, to: newest.happenedAt };
}

/** The amount in base units: a material may have changed its unit. */
const amountOf = ({ onHandAfter, unit }: PastMovement) =>
  unit === null ? onHandAfter : Number(inBase(onHandAfter, unit).toFixed());
