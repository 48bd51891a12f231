import { formatDecimal, formatMoney } from '../numbers/formats.ts';
import { isMeasure, type UnitTypeId, unitOf } from '../units/unit-types.ts';

const feminine = new Set<UnitTypeId>(['unidade', 'duzia', 'folha', 'meada']);

/** 'gramas', 'metros quadrados'. */
export const pluralOf = (unit: UnitTypeId) =>
  unit === 'par' ? 'pares' : unitOf(unit).name.replace(/(?= |$)/g, 's');

const isMany = (amount: string) => Number(amount) >= 2;

const inWords = (amount: string, unit: UnitTypeId) =>
  `${shown(amount)} ${isMany(amount) ? pluralOf(unit) : unitOf(unit).name}`;

/** Abbreviations of measures are signs, which everybody reads: '25 g'. */
const inSigns = (amount: string, unit: UnitTypeId) =>
  isMeasure(unit) ? `${shown(amount)}\u00a0${unitOf(unit).abbreviation}` : inWords(amount, unit);

const shown = (amount: string) => formatDecimal(amount, { max: 6 });

/** The question about an amount whose unit was changed, and its answers. Amounts are decimal texts. */
export const unitChangeTexts = {
  /** 'Quantos metros vêm em 2 novelos?'; of single pieces 'Quantas vêm em 25 g?'. */
  howMany(unit: UnitTypeId, amount: string, of: UnitTypeId): string {
    const how = feminine.has(unit) ? 'Quantas' : 'Quantos';
    const what = unit === 'unidade' ? '' : ` ${pluralOf(unit)}`;
    return `${how}${what} vêm em ${inSigns(amount, of)}?`;
  },
  isMeant: (amount: string, unit: UnitTypeId) =>
    `${isMany(amount) ? 'São' : 'É'} mesmo ${inWords(amount, unit)}`,
  whosePrice: (price: string, one: UnitTypeId, other: UnitTypeId) =>
    `${formatMoney(price)} é o preço por ${unitOf(one).name} ou por ${unitOf(other).name}?`,
  pricePer: (unit: UnitTypeId) => `Por ${unitOf(unit).name}`,
  done: 'Pronto',
  cancel: 'Cancelar',
  noAmount: 'Digite um número maior que zero.',
} as const;
