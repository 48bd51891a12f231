/** A place along an axis, from 0 to 1, with what stands there. */
export interface Tick {
  readonly value: number;
  readonly at: number;
}

/** Maps values to places along an axis, and names some round ones. */
export interface Scale {
  readonly ticks: readonly Tick[];
  /** From 0 to 1; what lies outside of the axis is at its end. */
  readonly at: (value: number) => number;
}

const steps = [1, 2, 5, 10];

/** The round step by which so many lead over a span: 1, 2 or 5 with zeros. */
export function roundStep(span: number, count: number): number {
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  return (steps.find((step) => step * power >= rough * 0.999) ?? 10) * power;
}

/**
 * An axis with equal steps between round values.
 * @param count about how many steps
 */
export function linearScale(lowest: number, highest: number, count = 4): Scale {
  const size = Math.abs(highest) || 1;
  // Values that differ by the dust of binary fractions are one.
  const span = highest - lowest > size * 1e-9 ? highest - lowest : size;
  const step = roundStep(span, count);
  const first = Math.floor(lowest / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil((lowest + span) / step - 1e-9));
  const at = (value: number) => within((value / step - first) / (last - first));
  const values = Array.from({ length: last - first + 1 }, (_, n) => clean((first + n) * step));
  return { at, ticks: values.map((value) => ({ value, at: at(value) })) };
}

/**
 * An axis on which equal steps multiply alike, so that cheap and dear stand apart side by side.
 * @param most how many values are named at most
 */
export function ratioScale(lowest: number, highest: number, most = 5): Scale {
  const first = Math.floor(placeOf(lowest) - 1e-9);
  const last = Math.max(first + 1, Math.ceil(placeOf(highest) + 1e-9));
  const low = Math.log10(valueAt(first));
  const high = Math.log10(valueAt(last));
  const at = (value: number) =>
    within((Math.log10(Math.max(value, valueAt(first))) - low) / (high - low));
  const apart = Math.ceil((last - first + 1) / most);
  const ticks = Array.from({ length: last - first + 1 }, (_, n) => valueAt(first + n))
    .filter((_, n) => n % apart === 0)
    .map((value) => ({ value, at: at(value) }));
  return { at, ticks };
}

/** Of 1, 2, 5, 10, 20, 50, …: 1 is the 0th. */
function valueAt(place: number): number {
  const power = Math.floor(place / 3);
  return clean((steps[place - power * 3] ?? 1) * 10 ** power);
}

/** Between which of these values a value lies: 3 is at 1.33. */
function placeOf(value: number): number {
  const power = Math.floor(Math.log10(value) + 1e-9);
  const digit = Math.max(1, value / 10 ** power);
  const step = digit < 2 ? 0 : digit < 5 ? 1 : 2;
  const [low = 1, high = 10] = steps.slice(step);
  return power * 3 + step + (digit - low) / (high - low);
}

const within = (place: number) => Math.min(1, Math.max(0, place));

/** Without the dust of binary fractions: 0.30000000000000004 → 0.3. */
const clean = (value: number) => Number(value.toPrecision(12));
