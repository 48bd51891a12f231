import { once } from '../once.ts';

/** A number, or a decimal text with a point ('1234.50'). A text is formatted exactly. */
export type Formattable = number | string;

export interface DecimalsRange {
  readonly min?: number;
  /** Decimals written at most; the rest is rounded half-up. */
  readonly max?: number;
}

const currency = { style: 'currency', currency: 'BRL', signDisplay: 'negative' } as const;
const money = once(() => new Intl.NumberFormat('pt-BR', currency));
const wholeMoney = once(
  () => new Intl.NumberFormat('pt-BR', { ...currency, maximumFractionDigits: 0 }),
);

const decimalFormats = new Map<string, Intl.NumberFormat>();

/** '1234.5' → 'R$ 1.234,50' (with the no-break space Intl writes). */
export function formatMoney(value: Formattable): string {
  return money().format(numeric(value));
}

/** '1234.5' → 'R$ 1.235': no decimals, rounded half-up. */
export function formatWholeMoney(value: Formattable): string {
  return wholeMoney().format(numeric(value));
}

/** '165.00' → 'R$ 165' and '164.9' → 'R$ 164,90': cents are shown where there are some. */
export function formatShortMoney(value: Formattable): string {
  return /\.\d*[1-9]/.test(String(value)) ? formatMoney(value) : formatWholeMoney(value);
}

/** '1234.5' → '1.234,5'; at most four decimals by default. */
export function formatDecimal(value: Formattable, { min = 0, max }: DecimalsRange = {}): string {
  // Such a number needs no formatter, and a page's first one takes a phone a tenth of a second.
  if (min === 0 && typeof value === 'number' && isShortWhole(value)) return String(value);
  return decimalFormat(min, max ?? Math.max(min, 4)).format(numeric(value));
}

/** '50.0' → '50,0%' and 100 → '100%': it keeps the decimals as written by default. */
export function formatPercent(value: Formattable, decimals = writtenDecimals(value)): string {
  return `${formatDecimal(value, { min: decimals, max: decimals })}%`;
}

/** 1 → '1 produto', 1234 → '1.234 produtos'. */
export function formatCount(count: number, one: string, many: string): string {
  return `${formatDecimal(count)} ${count === 1 ? one : many}`;
}

/** '40' → 'R$ 40,00/h'. */
export function formatHourlyRate(value: Formattable): string {
  return `${formatMoney(value)}/h`;
}

function isShortWhole(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1000;
}

function decimalFormat(min: number, max: number): Intl.NumberFormat {
  const key = `${min}-${max}`;
  const known = decimalFormats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('pt-BR', {
    minimumFractionDigits: min,
    maximumFractionDigits: max,
    signDisplay: 'negative',
  });
  decimalFormats.set(key, format);
  return format;
}

// Given a text, Intl formats the decimal as written; given a number, the binary fraction behind it.
function numeric(value: Formattable): `${number}` {
  return String(value) as `${number}`;
}

function writtenDecimals(value: Formattable): number {
  return String(value).split('.')[1]?.length ?? 0;
}
