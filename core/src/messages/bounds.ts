import type { NumberField, TextField } from '../fields/field.ts';
import { formatDecimal, formatMoney, formatPercent } from './formats.ts';

type Unit = NumberField['unit'];

/** A bound in a sentence. */
const inWords: Readonly<Record<Unit, (bound: number) => string>> = {
  units: formatDecimal,
  pieces: formatDecimal,
  hours: (bound) => `${formatDecimal(bound)} horas`,
  reais: formatMoney,
  reaisPerHour: formatMoney,
  percent: formatPercent,
};

/** The message for a value out of its field's bounds. */
export function boundsMessage(field: NumberField | TextField): string {
  return field.kind === 'text' ? lengthMessage(field) : rangeMessage(field);
}

/** The message for a list that is too long. */
export function tooManyMaterials(max: number): string {
  return `Informe no máximo ${formatDecimal(max)} materiais`;
}

function lengthMessage({ label, subject = label, min, max, missing }: TextField): string {
  return missing === undefined
    ? `${subject} deve ter entre ${min} e ${max} caracteres`
    : `${subject} deve ter no máximo ${max} caracteres`;
}

function rangeMessage({ label, plural, unit, max, least, message }: NumberField): string {
  if (message !== undefined) return message;
  const must = plural ? 'devem' : 'deve';
  const words = inWords[unit];
  return 'above' in least
    ? `${label} ${must} ser maior que ${formatDecimal(least.above)} e no máximo ${words(max)}`
    : `${label} ${must} estar entre ${words(least.from)} e ${words(max)}`;
}
