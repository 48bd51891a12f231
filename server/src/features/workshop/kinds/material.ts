import { type SQL, sql } from 'drizzle-orm';
import type { CatalogueMaterial, PaidPrice } from '#core/catalogue/catalogue-schemas.ts';
import { materialStateOf } from '#core/history/history-schemas.ts';
import { areAlike, type UnitTypeId } from '#core/units/unit-types.ts';
import { importLimits } from '#core/workshop/import-limits.ts';
import { maxPricesInFile } from '#core/workshop/workshop-schemas.ts';
import type { UserChange } from '../../../db/change-as-user.ts';
import type { UserId } from '../../../db/database.ts';
import { packColumns, packIn } from '../../../db/pack.ts';
import { catalogueMaterials, materialPrices } from '../../../db/schema.ts';
import { ProblemError } from '../../../http/problem-error.ts';
import { portionsOf, rowsOfPage } from '../../../portions.ts';
import { hasContent } from '../../catalogue/commands.ts';
import { findFixedUnits } from '../../catalogue/queries.ts';
import { type StoredSettings, settingsAfter } from '../../catalogue/stock-settings.ts';
import { hasPriceOf, materialColumns } from '../../catalogue/stored-material.ts';
import { notLater } from '../row-history.ts';
import type { FileKind, Selected, Written } from '../workshop-rows.ts';

type Stored = Selected & Omit<CatalogueMaterial, 'createdAt' | 'updatedAt'>;

interface Retained {
  /** Whether the stored row has the same price. */
  readonly isPaid: boolean;
  /** The material's stock settings afterwards. */
  readonly settings: StoredSettings;
}

/** Materials of the catalogue, with what was paid for them over time. */
export const materialsInFile: FileKind<'material', Stored, Retained> = {
  page: rowsOfPage,

  async select(tx, where, { userId, limit, forFile }) {
    const found = await tx
      .select({
        ...materialColumns,
        isActive: catalogueMaterials.isActive,
        ...(forFile && { prices: pricesOfMaterial(userId).as('prices') }),
      })
      .from(catalogueMaterials)
      .where(where)
      .orderBy(catalogueMaterials.id)
      .limit(limit);
    return found.map(({ prices, ...row }) => ({
      ...row,
      ...(prices && {
        prices: prices.map((price) => ({
          ...price,
          paidSince: new Date(price.paidSince).toISOString(),
        })),
      }),
    }));
  },

  isEqual: hasContent,

  retained: (content, stored) => ({
    isPaid: stored !== undefined && hasPriceOf(stored, content),
    settings: settingsAfter(content, stored),
  }),

  /** @throws ProblemError 422 stock_unit_fixed, unless a backup is restored */
  async refuse(change, planned, cause) {
    if (cause === 'backup') return;
    const changing = planned.filter(({ act }) => act === 'replace' || act === 'revive');
    const wanted = changing.map(({ row }) => ({ id: row.id, unitType: row.content.unitType }));
    const [name] = (await findOtherDimensions(change, wanted)).values();
    if (name !== undefined) throw otherDimension(name);
  },

  async prepare(_change, portion) {
    return portion.map(({ row, retained }) => {
      const { pack, ...fields } = row.content;
      const columns = { ...fields, ...retained.settings, ...packColumns(pack) };
      return { columns, state: materialStateOf(row.content as Stored) };
    });
  },

  async follow({ tx, userId, now }, rows) {
    for (const some of portionsOf(rows.flatMap(newPrices(now)), 1000)) {
      await tx.insert(materialPrices).values(some.map((price) => ({ ...price, userId })));
    }
  },
};

/** Prices paid for a material that are not stored yet: of a new one, all that are known. */
const newPrices =
  (now: Date) =>
  ({ planned: { act, row, retained }, columns }: Written<'material', Retained>) => {
    if (retained.isPaid) return [];
    const { unitType, unitPrice, pack } = row.content;
    const known = act === 'create' && row.prices?.length ? row.prices : undefined;
    const paid = known ?? [
      { unitType, unitPrice, pack, paidSince: columns.updatedAt.toISOString() },
    ];
    return paid.map((price) => ({
      unitType: price.unitType,
      unitPrice: price.unitPrice,
      ...packColumns(price.pack),
      materialId: row.id,
      paidSince: notLater(price.paidSince, now),
    }));
  };

/** The last prices paid for a material, in the order of time. */
const pricesOfMaterial = (userId: UserId): SQL<PaidPrice[]> => sql`(
  select coalesce(json_agg(json_build_object(
    'unitType', p.unit_type, 'unitPrice', p.unit_price,
    'pack', ${packIn({
      packPrice: sql.raw('p.pack_price'),
      packContent: sql.raw('p.pack_content'),
      packUnit: sql.raw('p.pack_unit'),
    })},
    'paidSince', p.paid_since) order by p.paid_since, p.id), '[]')
  from (
    select * from ${materialPrices} paid
    where paid.user_id = ${userId} and paid.material_id = ${catalogueMaterials}.id
    order by paid.paid_since desc, paid.id desc
    limit ${maxPricesInFile}
  ) p
)`;

/** The stock of a material would be counted in another dimension. */
export const otherDimension = (name: string) =>
  new ProblemError(422, 'stock_unit_fixed', undefined, { detail: importLimits.dimension(name) });

/** The names, by id, of materials whose stock is counted in another dimension than these units. */
export async function findOtherDimensions(
  { tx, userId }: Pick<UserChange, 'tx' | 'userId'>,
  wanted: readonly { readonly id: string; readonly unitType: UnitTypeId }[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const portion of portionsOf(wanted, 1000)) {
    const ids = portion.map(({ id }) => id);
    const fixed = await findFixedUnits(tx, userId, ids);
    for (const { id, unitType } of portion) {
      const there = fixed.get(id);
      if (there && !areAlike(there.unitType, unitType)) names.set(id, there.name);
    }
  }
  return names;
}
