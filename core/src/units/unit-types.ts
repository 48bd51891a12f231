/** A unit that is called and written by one word. */
const word = <const Id extends string, const Plural extends string>(id: Id, plural: Plural) =>
  ({ id, name: id, abbreviation: id, plural }) as const;

/** A unit that converts into no other. */
const alone = <const Id extends string>(dimension: Id) => ({ dimension, factor: [1, 1] }) as const;

/**
 * The units in which materials are bought, used and priced. A material stores the `id`. Units of one
 * dimension convert into each other by `factor`: how many of the dimension's base units one of them
 * is, as a pair of whole numbers (a millimetre is 1/10 of a centimetre). An abbreviation that is a word
 * has a plural.
 */
export const unitTypes = [
  { id: 'unidade', name: 'unidade', abbreviation: 'un', dimension: 'count', factor: [1, 1] },
  { ...word('par', 'pares'), dimension: 'count', factor: [2, 1] },
  { id: 'duzia', name: 'dúzia', abbreviation: 'dz', dimension: 'count', factor: [12, 1] },
  { ...word('cento', 'centos'), dimension: 'count', factor: [100, 1] },
  { id: 'milheiro', name: 'milheiro', abbreviation: 'mil', dimension: 'count', factor: [1000, 1] },
  { id: 'metro', name: 'metro', abbreviation: 'm', dimension: 'length', factor: [100, 1] },
  { id: 'centimetro', name: 'centímetro', abbreviation: 'cm', dimension: 'length', factor: [1, 1] },
  { id: 'milimetro', name: 'milímetro', abbreviation: 'mm', dimension: 'length', factor: [1, 10] },
  {
    id: 'metro-quadrado',
    name: 'metro quadrado',
    abbreviation: 'm²',
    dimension: 'area',
    factor: [10000, 1],
  },
  {
    id: 'centimetro-quadrado',
    name: 'centímetro quadrado',
    abbreviation: 'cm²',
    dimension: 'area',
    factor: [1, 1],
  },
  { id: 'grama', name: 'grama', abbreviation: 'g', dimension: 'mass', factor: [1, 1] },
  {
    id: 'quilograma',
    name: 'quilograma',
    abbreviation: 'kg',
    dimension: 'mass',
    factor: [1000, 1],
  },
  { id: 'litro', name: 'litro', abbreviation: 'L', dimension: 'volume', factor: [1000, 1] },
  { id: 'mililitro', name: 'mililitro', abbreviation: 'mL', dimension: 'volume', factor: [1, 1] },
  { id: 'pacote', name: 'pacote', abbreviation: 'pct', ...alone('pacote') },
  { ...word('rolo', 'rolos'), ...alone('rolo') },
  { id: 'folha', name: 'folha', abbreviation: 'fl', ...alone('folha') },
  { ...word('novelo', 'novelos'), ...alone('novelo') },
  { ...word('meada', 'meadas'), ...alone('meada') },
  { ...word('cone', 'cones'), ...alone('cone') },
] as const;

export type UnitType = (typeof unitTypes)[number];
export type UnitTypeId = UnitType['id'];

export const unitTypeIds = unitTypes.map(({ id }) => id);

export const defaultUnitType: UnitTypeId = 'unidade';

const unitsById = new Map<string, UnitType>(unitTypes.map((unit) => [unit.id, unit]));

/** @throws {RangeError} when there is no such unit. */
export function unitOf(id: string): UnitType {
  const unit = unitsById.get(id);
  if (!unit) throw new RangeError('Not a unit');
  return unit;
}

/** A unit's abbreviation behind an amount of it: 'novelo' up to '1,5 novelo', 'novelos' from 2 on. */
export function abbreviationAfter(amount: number | string, id: UnitTypeId): string {
  const unit = unitOf(id);
  return 'plural' in unit && Number(amount) >= 2 ? unit.plural : unit.abbreviation;
}

/** Whether it weighs or measures, and does not count: '254 m', but '3 novelos'. */
export const isMeasure = (id: UnitTypeId): boolean =>
  ['length', 'area', 'mass', 'volume'].includes(unitOf(id).dimension);

/** Whether amounts in one of the units convert into the other. */
export function areAlike(one: string, other: string): boolean {
  return unitOf(one).dimension === unitOf(other).dimension;
}
