import { stepsFrame, tenths } from '../../../ui/steps/steps-frame.ts';
import type { ComparedPrice } from './compare-paid.ts';

const { left, right, top, bottom } = stepsFrame;

/**
 * Draws prices over time as steps above 0, each with some width; other dimensions leave a gap.
 * @param prices the newest first; the newest one ends `now`, in milliseconds
 * @returns steps, the line and the area below it; null where fewer than two prices can be drawn
 */
export function priceSteps(prices: readonly ComparedPrice[], now: number) {
  const oldestFirst = prices.toReversed();
  const first = oldestFirst.findIndex(({ perUnit }) => perUnit !== null);
  const drawn = first < 0 ? [] : oldestFirst.slice(first);
  if (drawn.filter(({ perUnit }) => perUnit !== null).length < 2) return null;

  const highest = Math.max(...drawn.map(({ perUnit }) => perUnit?.size ?? 0));
  const yOf = (size: number) =>
    tenths(highest === 0 ? bottom : bottom - (size / highest) * (bottom - top));
  const edges = edgesOf(drawn, now);
  const steps: { since: string; x: number; y: number }[] = [];
  let [line, area, isOpen] = ['', '', false];
  for (const [index, { since, perUnit }] of drawn.entries()) {
    const [x, end] = [edges[index] ?? left, edges[index + 1] ?? right];
    if (perUnit) {
      const y = yOf(perUnit.size);
      steps.push({ since, x, y });
      line += isOpen ? `V${y}H${end}` : `M${x} ${y}H${end}`;
      area += `M${x} ${bottom}V${y}H${end}V${bottom}Z`;
    }
    isOpen = perUnit !== null;
  }
  return { steps, line, area };
}

/** Where each price begins, as far along as it is in time, and where the last one ends. */
function edgesOf(prices: readonly ComparedPrice[], now: number): number[] {
  const times = prices.map(({ since }) => Date.parse(since));
  const start = times[0] ?? now;
  const end = Math.max(now, ...times);
  const width = right - left;
  const least = Math.min(8, width / prices.length);
  const free = width - least * prices.length;
  const share = (time: number) => (end === start ? 0 : (time - start) / (end - start));
  return [...times.map((time, index) => tenths(left + least * index + free * share(time))), right];
}
