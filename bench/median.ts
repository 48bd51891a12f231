/** The middle of these figures, or the place of another share of them; NaN when there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);
