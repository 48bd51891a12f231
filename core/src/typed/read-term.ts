import { type UnitTypeId, unitOf } from '../units/unit-types.ts';
import { add, multiply, type Ratio, ratioOf } from './ratio.ts';
import { type Amount, readAmount } from './read-amount.ts';
import { unitNamed } from './unit-words.ts';

export interface Term {
  readonly value: Ratio;
  readonly unit: UnitTypeId | null;
  readonly isPlain: boolean;
  /** The unit in which sides without one were taken. */
  readonly sides?: UnitTypeId;
}

interface Side extends Omit<Amount, 'word'> {
  readonly unit: UnitTypeId | null;
}

// '1m2' is an area.
const metresAndMore = /^(\d+) ?m(?:etros?)? ?(?:e )?(?:(\d\d)|(\d\d?) ?cm)$/;
const product = /^(.+?) ?(x|×|\*|por|de) ?(?=[\d.,])(.+)$/;

/** Reads '60 g', '2 x 50 g' or '30 x 40 cm'. The field's unit tells whether '30 x 40' is an area. */
export function readTerm(text: string, unit: UnitTypeId): Term | null {
  const [, first, sign, second] = product.exec(text) ?? [];
  if (first === undefined || second === undefined) return readSide(text);
  const [one, other] = [readSide(first), readSide(second)];
  if (!one || !other) return null;
  // '1 m de 1,40' is cloth. '2 pacotes de 50' is no number of packs.
  if (sign === 'de' && !isLength(one.unit)) return null;
  return multiplySides(one, other, unit);
}

export function convert(value: Ratio, from: UnitTypeId, to: UnitTypeId): Ratio {
  const [over, under] = unitOf(from).factor;
  const [toOver, toUnder] = unitOf(to).factor;
  return multiply(value, ratioOf(over * toUnder, under * toOver));
}

function readSide(text: string): Side | null {
  const [, metres, behind, centimetres = behind] = metresAndMore.exec(text) ?? [];
  if (metres !== undefined && centimetres !== undefined) {
    const value = add(ratioOf(metres), ratioOf(centimetres, 100));
    return { value, unit: 'metro', isPlain: false };
  }
  const amount = readAmount(text);
  if (amount === null) return null;
  const { word, ...rest } = amount;
  const unit = word === '' ? null : unitNamed(word);
  return word !== '' && unit === null ? null : { ...rest, unit };
}

function multiplySides(one: Side, other: Side, unit: UnitTypeId): Term | null {
  const named = one.unit ?? other.unit;
  const sides = named ?? bareSides(one, other, unit);
  if (isLength(sides)) {
    const [first, second] = [one.unit ?? sides, other.unit ?? sides];
    if (!isLength(first) || !isLength(second)) return null;
    const target = areaUnit(first, second, unit);
    const area = multiply(inCentimetres(one, first), inCentimetres(other, second));
    const value = convert(area, 'centimetro-quadrado', target);
    return { value, unit: target, isPlain: false, ...(named === null && { sides }) };
  }
  if (one.unit !== null && other.unit !== null) return null;
  return { value: multiply(one.value, other.value), unit: named, isPlain: false };
}

/** The unit of '30 x 40' where an area is expected. */
function bareSides(one: Side, other: Side, unit: UnitTypeId): UnitTypeId | null {
  if (!isArea(unit)) return null;
  // Whoever counts in m² and types '0,3 x 0,4' thinks in metres, with '30 x 40' in centimetres.
  const areMetres = unit === 'metro-quadrado' && [one, other].every(isShort);
  return areMetres ? 'metro' : 'centimetro';
}

function areaUnit(first: UnitTypeId, second: UnitTypeId, unit: UnitTypeId): UnitTypeId {
  if (isArea(unit)) return unit;
  return first === 'metro' && second === 'metro' ? 'metro-quadrado' : 'centimetro-quadrado';
}

const inCentimetres = (side: Side, unit: UnitTypeId) => convert(side.value, unit, 'centimetro');
const isShort = ({ value: { over, under } }: Side) => over.lt(under.times('10'));
const isArea = (unit: UnitTypeId) => unitOf(unit).dimension === 'area';

function isLength(unit: UnitTypeId | null): unit is UnitTypeId {
  return unit !== null && unitOf(unit).dimension === 'length';
}
