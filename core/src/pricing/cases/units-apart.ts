import type { UnitTypeId } from '../../units/unit-types.ts';

/** How many base units one of each is; apart from the code's own table, so that tests compare. */
export const factorsApart: Readonly<Record<UnitTypeId, readonly [bigint, bigint]>> = {
  grama: [1n, 1n],
  quilograma: [1000n, 1n],
  milimetro: [1n, 10n],
  centimetro: [1n, 1n],
  metro: [100n, 1n],
  mililitro: [1n, 1n],
  litro: [1000n, 1n],
  'centimetro-quadrado': [1n, 1n],
  'metro-quadrado': [10_000n, 1n],
  unidade: [1n, 1n],
  par: [2n, 1n],
  duzia: [12n, 1n],
  cento: [100n, 1n],
  milheiro: [1000n, 1n],
  pacote: [1n, 1n],
  rolo: [1n, 1n],
  folha: [1n, 1n],
  novelo: [1n, 1n],
  meada: [1n, 1n],
  cone: [1n, 1n],
};

/** An amount such as '2.5' in another unit of its dimension; null where decimals cannot express it. */
export function inUnit(amount: string, from: UnitTypeId, to: UnitTypeId): string | null {
  const [whole = '', typed = ''] = amount.split('.');
  // No factor needs more decimals.
  const decimals = typed.length + 7;
  const [over, under] = factorsApart[from];
  const [toOver, toUnder] = factorsApart[to];
  const part = BigInt(whole + typed.padEnd(decimals, '0')) * over * toUnder;
  const divisor = under * toOver;
  if (part % divisor !== 0n) return null;
  const digits = String(part / divisor).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
