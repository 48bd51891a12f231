import { isDeepStrictEqual } from 'node:util';
import { v7 as uuidv7 } from 'uuid';
import { catalogueInputOf } from '#core/catalogue/catalogue-fields.ts';
import type { CatalogueMaterialContent } from '#core/catalogue/catalogue-schemas.ts';
import { keysOf } from '#core/fields/field.ts';
import { materialChanges, productChanges } from '#core/history/change-texts.ts';
import { type ProductState, withFigures } from '#core/history/history-schemas.ts';
import { matchNames } from '#core/names/match-names.ts';
import { computePrice } from '#core/pricing/price.ts';
import { priceText } from '#core/pricing/price-text.ts';
import { type ProductContent, pricedProductInputSchema } from '#core/products/product-schemas.ts';
import { stockProblems } from '#core/stock/stock-labels.ts';
import { newMaterialText, newProductText } from '#core/written-lists/import-texts.ts';
import type { PriceDoubt } from '#core/written-lists/line-cost.ts';
import type { SheetQuery } from '#core/written-lists/list-import-schemas.ts';
import { type ColumnId, previewLimits } from '#core/written-lists/sheet-columns.ts';
import {
  groupByProduct,
  materialOfLine,
  nameOfLine,
  type ProductDefaults,
  productOfLines,
  type SheetRow,
} from '#core/written-lists/sheet-rows.ts';
import { sheetMessages } from '#core/written-lists/sheet-texts.ts';
import type { Queryable, UserId } from '../../db/database.ts';
import { inTurns } from '../../processor-time.ts';
import { findOtherDimensions } from '../workshop/kinds/material.ts';
import type { RowsToStore } from '../workshop/workshop-rows.ts';
import {
  findDefaults,
  findMaterialsToMatch,
  findProductsToMatch,
  type KnownRow,
} from './queries.ts';
import type { SheetFile } from './sheet-file.ts';

type RowErrors = SheetRow<unknown>['errors'];

/** Lines with errors are left out. */
export interface ImportPlan {
  readonly rows: RowsToStore;
  readonly created: number;
  readonly updated: number;
  /** Rows that are there already, as they stand in the list. */
  readonly same: number;
  /** Rows with a known name that stay as they are. */
  readonly kept: number;
  /** Rows that are left out. */
  readonly wrong: number;
  readonly errors: RowErrors;
  /** The first of the new rows. */
  readonly added: readonly { readonly name: string; readonly text: string }[];
  /** What changes in the first of the known rows. */
  readonly changes: readonly { readonly name: string; readonly changes: string[] }[];
  readonly rounded: number;
  readonly doubts: readonly PriceDoubt[];
  readonly unknownUnits: readonly string[];
  /** Products whose final price is another one than ours, until somebody answers what it means. */
  readonly otherPrices: readonly string[];
  /** What new products have where the list does not say it. */
  readonly assumed: Partial<ProductDefaults>;
}

export async function planImport(
  tx: Queryable,
  userId: UserId,
  { kind, lines, reading }: SheetFile,
  query: Pick<SheetQuery, 'known' | 'finalPrice'>,
): Promise<ImportPlan> {
  switch (kind) {
    case 'materials': {
      const known = await findMaterialsToMatch(tx, userId);
      const found = matchNames(lines.map(nameOfLine('material')), known);
      const read = await inTurns(lines, (line, at) => ({
        ...found[at],
        row: materialOfLine(line, found[at]?.there?.content, reading),
      }));
      const validated =
        query.known === 'update' ? await withFixedUnits({ tx, userId }, read) : read;
      const { stored, ...plan } = await settle(validated, query, {
        nameColumn: 'material',
        sayNew: (material) =>
          newMaterialText(priceText(material, material.unitType), material.category),
        changesOf: (before, after) =>
          materialChanges(catalogueInputOf(before), catalogueInputOf(after)),
      });
      return { ...plan, otherPrices: [], assumed: {}, rows: { material: stored } };
    }
    case 'products': {
      const known = await findProductsToMatch(tx, userId);
      const defaults = await findDefaults(tx, userId);
      const groups = groupByProduct(lines);
      const names = groups.map(([first]) => (first ? nameOfLine('product')(first) : ''));
      const found = matchNames(names, known);
      const read = await inTurns(groups, (group, at) => ({
        ...found[at],
        row: productOfLines(group, defaults, found[at]?.there?.content, reading),
      }));
      const charged = await inTurns(read, (each) => withFinalPrice(each, query));
      const { stored, ...plan } = await settle(charged, query, {
        nameColumn: 'product',
        sayNew: (product) => newProductText(stateOf(product).finalPrice, product.materials.length),
        changesOf: (before, after, there) =>
          productChanges(stateOf(before, there.finalPrice), stateOf(after)),
      });
      const otherPrices = charged.flatMap(({ isOther, row }) => (isOther ? row.name : []));
      const isAssumed = (key: keyof ProductDefaults) =>
        charged.some(({ row }) => row.content !== null && row.assumed.includes(key));
      const assumed = Object.fromEntries(
        keysOf(defaults)
          .filter(isAssumed)
          .map((key) => [key, defaults[key]]),
      );
      return { ...plan, otherPrices, assumed, rows: { product: stored } };
    }
    default:
      return kind satisfies never;
  }
}

interface Read<Content> {
  readonly row: SheetRow<Content>;
  readonly there?: KnownRow<Content> | undefined;
  readonly isTwice?: boolean;
}

const stateOf = (content: ProductContent, finalPrice?: number) =>
  withFigures({ ...content, ...(finalPrice !== undefined && { finalPrice }) } as ProductState);

/** A final price that is neither the stored one nor what the line comes to is what somebody wants to charge. */
function withFinalPrice(
  read: Read<ProductContent>,
  { finalPrice: answer, known }: Pick<SheetQuery, 'known' | 'finalPrice'>,
): Read<ProductContent> & { readonly isOther: boolean } {
  const { row, there } = read;
  const { content, finalPrice: wanted } = row;
  // What stays as it is needs no answer.
  if (there && known === 'keep') return { ...read, isOther: false };
  if (!content || wanted === null || wanted <= 0 || wanted === there?.finalPrice) {
    return { ...read, isOther: false };
  }
  if (Number(computePrice(content).finalPrice) === wanted) return { ...read, isOther: false };
  if (answer !== 'charge') return { ...read, isOther: answer === undefined };
  const charged = pricedProductInputSchema.safeParse({ ...content, chosenPrice: wanted });
  const message = charged.error?.issues[0]?.message ?? '';
  const errors = [{ line: row.line, column: 'finalPrice' as const, message }];
  return {
    ...read,
    isOther: false,
    row: charged.success ? { ...row, content: charged.data } : { ...row, content: null, errors },
  };
}

/** A line whose unit has another dimension than the material's stock is wrong. */
async function withFixedUnits(
  user: { readonly tx: Queryable; readonly userId: UserId },
  read: readonly Read<CatalogueMaterialContent>[],
): Promise<Read<CatalogueMaterialContent>[]> {
  const wanted = read.flatMap(({ row, there }) =>
    row.content && there ? [{ id: there.id, unitType: row.content.unitType }] : [],
  );
  const fixed = await findOtherDimensions(user, wanted);
  return read.map(({ row, ...more }) => {
    if (!row.content || !fixed.has(more.there?.id ?? '')) return { row, ...more };
    const message = stockProblems.fixedDimension;
    const errors = [{ line: row.line, column: 'unit' as const, message }];
    return { row: { ...row, content: null, errors }, ...more };
  });
}

interface Sayings<Content> {
  readonly nameColumn: ColumnId;
  readonly sayNew: (content: Content) => string;
  readonly changesOf: (before: Content, after: Content, there: KnownRow<Content>) => string[];
}

/** Sorts rows into new ones, those with a known name, and those that are left out. */
async function settle<Content>(
  read: readonly Read<Content>[],
  { known }: Pick<SheetQuery, 'known'>,
  { nameColumn, sayNew, changesOf }: Sayings<Content>,
) {
  const validated = read.map(({ row, there, isTwice }) => {
    if (!isTwice || row.content === null) return { row, there };
    const twice = { line: row.line, column: nameColumn, message: sheetMessages.twice };
    return { row: { ...row, content: null, errors: [...row.errors, twice] }, there };
  });
  const right = validated.flatMap(({ row: { name, content }, there }) =>
    content === null ? [] : [{ name, content, there }],
  );
  const created = right.filter(({ there }) => !there);
  const met = right.flatMap(({ there, ...row }) => (there ? [{ ...row, there }] : []));
  const equal = await inTurns(met, ({ there, content }) =>
    isDeepStrictEqual(there.content, content),
  );
  const other = met.filter((_, at) => !equal[at]);
  const changed = known === 'update' ? other : [];
  return {
    stored: [
      ...created.map(({ content }) => ({ id: uuidv7(), content })),
      ...changed.map(({ there, content }) => ({ id: there.id, content })),
    ],
    created: created.length,
    updated: changed.length,
    same: met.length - other.length,
    kept: other.length - changed.length,
    wrong: validated.length - right.length,
    errors: validated.flatMap(({ row }) => row.errors),
    added: created
      .slice(0, previewLimits.changes)
      .map(({ name, content }) => ({ name, text: sayNew(content) })),
    changes: changed.slice(0, previewLimits.changes).map(({ there, content }) => ({
      name: there.name,
      changes: changesOf(there.content, content, there),
    })),
    rounded: validated.reduce((sum, { row }) => sum + row.rounded, 0),
    doubts: validated.flatMap(({ row }) => row.doubts),
    unknownUnits: [...new Set(validated.flatMap(({ row }) => row.unknownUnits))],
  };
}
