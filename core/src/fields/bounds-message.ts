import { formatDecimal, formatMoney, formatPercent } from '../numbers/formats.ts';
import type { NumberField, TextField } from './field.ts';

type Unit = NumberField['unit'];

const inWords: Readonly<Record<Unit, (bound: number) => string>> = {
  units: (bound) => formatDecimal(bound),
  pieces: (bound) => formatDecimal(bound),
  hours: (bound) => `${formatDecimal(bound)} horas`,
  days: (bound) => `${formatDecimal(bound)} dias`,
  reais: formatMoney,
  reaisPerHour: formatMoney,
  percent: (bound) => formatPercent(bound),
};

export function boundsMessage(field: NumberField | TextField): string {
  return field.kind === 'text' ? lengthMessage(field) : rangeMessage(field);
}

export function tooManyMaterials(max: number): string {
  return `Informe no máximo ${formatDecimal(max)} materiais`;
}

function lengthMessage(field: TextField): string {
  const { label, subject = label, plural, min, max, missing } = field;
  const must = `${subject} ${plural ? 'devem' : 'deve'} ter`;
  const most = formatDecimal(max);
  return missing === undefined
    ? `${must} entre ${min} e ${most} caracteres`
    : `${must} no máximo ${most} caracteres`;
}

function rangeMessage(field: NumberField): string {
  const { label, subject = label, plural, unit, max, least, message } = field;
  if (message !== undefined) return message;
  const must = plural ? 'devem' : 'deve';
  const words = inWords[unit];
  return 'above' in least
    ? `${subject} ${must} ser maior que ${formatDecimal(least.above)} e ${mostOf(field)}`
    : `${subject} ${must} estar entre ${words(least.from)} e ${words(max)}`;
}

/** Nobody reads the six nines of 999.999,999999. */
const mostOf = ({ unit, max }: NumberField): string =>
  unit === 'units' && !Number.isInteger(max)
    ? `menor que ${formatDecimal(Math.ceil(max))}`
    : `no máximo ${inWords[unit](max)}`;
