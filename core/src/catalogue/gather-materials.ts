import { textLength } from '../fields/text-length.ts';
import { nameFinder, sameNames } from '../names/name-finder.ts';
import { sameNameKey } from '../names/same-name.ts';
import { comparePrices } from '../pricing/row-cost.ts';
import type { MaterialValues } from '../products/product-input-of.ts';
import { compareText } from '../search/compare-text.ts';
import { areAlike, type UnitTypeId } from '../units/unit-types.ts';
import { catalogueFields } from './catalogue-fields.ts';

/** Why a row of a product becomes no material of the catalogue, and is linked to none. */
export const leftReasons = ['name', 'price', 'unit'] as const;

export type LeftReason = (typeof leftReasons)[number];

type Row = MaterialValues & { readonly id: string };

interface Piece {
  readonly name: string;
  readonly materials: readonly Row[];
}

interface Known {
  readonly name: string;
  readonly unitType: UnitTypeId;
}

/** Rows of products with one price, the newest product's first. */
interface Offer<R> {
  readonly rows: R[];
  /** The names of their products, each once. */
  readonly pieces: Set<string>;
}

interface Group<R, K> {
  /** The name as the newest product writes it. */
  readonly name: string;
  /** The material of this name that the catalogue has already. */
  readonly known: K | null;
  /** The offers by price, that of the newest product first. */
  readonly offers: Offer<R>[];
}

interface Left {
  readonly name: string;
  readonly reason: LeftReason;
  readonly pieces: Set<string>;
}

/**
 * What products are made of as a catalogue, in the order of a dictionary: their rows that are not linked
 * yet, by name. Names that differ in letter case or spaces alone come together.
 *
 * @param products the newest first
 * @param catalogue the newest first
 */
export function gatherMaterials<R extends Row, K extends Known>(
  products: readonly (Piece & { readonly materials: readonly R[] })[],
  catalogue: readonly K[],
) {
  const find = nameFinder(catalogue, sameNames);
  const groups = new Map<K | string, Group<R, K>>();
  const left = new Map<string, Left>();
  const leave = ({ name }: R, reason: LeftReason, piece: string) => {
    const key = `${reason} ${sameNameKey(name)}`;
    const there = left.get(key) ?? { name, reason, pieces: new Set() };
    left.set(key, there);
    there.pieces.add(piece);
  };
  for (const { name: piece, materials } of products) {
    for (const row of materials) {
      if (row.materialId !== null) continue;
      const known = find(row.name) ?? null;
      const reason = reasonToLeave(row, known);
      if (reason) {
        leave(row, reason, piece);
        continue;
      }
      const key = known ?? sameNameKey(row.name);
      const group = groups.get(key) ?? { name: row.name, known, offers: [] };
      groups.set(key, group);
      addTo(group, row, piece);
    }
  }
  return { groups: inOrder(groups), left: inOrder(left) };
}

function reasonToLeave(row: Row, known: Known | null): LeftReason | null {
  if (textLength(row.name) < catalogueFields.name.min) return 'name';
  if ((row.pack?.price ?? row.unitPrice ?? 0) < catalogueFields.unitPrice.min) return 'price';
  return known && !areAlike(row.unit, known.unitType) ? 'unit' : null;
}

function addTo<R extends Row>({ offers }: Group<R, unknown>, row: R, piece: string): void {
  const offer = offers.find(({ rows: [first] }) => first && comparePrices(first, row) === 'same');
  if (!offer) return void offers.push({ rows: [row], pieces: new Set([piece]) });
  offer.rows.push(row);
  offer.pieces.add(piece);
}

const inOrder = <T extends { readonly name: string }>(byKey: ReadonlyMap<unknown, T>): T[] =>
  [...byKey.values()].sort((one, other) => compareText(one.name, other.name));

/** The rows of a group that are linked to a material in this unit; those of another kind are not. */
export const rowsInUnit = <R extends Row>({ offers }: Group<R, unknown>, unit: UnitTypeId): R[] =>
  offers.flatMap(({ rows }) => rows).filter((row) => areAlike(row.unit, unit));
