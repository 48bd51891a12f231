import { getTableConfig, pgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { kindSchemas } from '#core/kinds/kind-schemas.ts';
import { plainKinds } from '#core/kinds/kinds.ts';
import { materialFields } from '#core/products/product-fields.ts';
import { kindTables } from '../kind-tables.ts';
import { catalogueMaterials, users } from '../schema.ts';
import { decimal, fieldChecks } from './columns.ts';
import { materials, products } from './products.ts';

const quantityAs = (scale: number) =>
  pgTable('faulty', { quantity: decimal('quantity', 10, scale) }, (table) =>
    fieldChecks('faulty', { quantity: materialFields.quantity }, table),
  );

test('a number’s column keeps as many decimals as its field takes', () => {
  for (const scale of [2, 3, 5]) {
    expect(() => getTableConfig(quantityAs(scale))).toThrow(
      `faulty.quantity keeps ${scale} decimals, its field takes 4`,
    );
  }
  expect(getTableConfig(quantityAs(4)).checks.map(({ name }) => name)).toEqual([
    'faulty_quantity_check',
  ]);
});

test.each([products, materials, catalogueMaterials, users])('so does every table', (table) => {
  expect(() => getTableConfig(table)).not.toThrow();
});

test.each(plainKinds)('each field of a %s has its CHECK', (kind) => {
  const { name, checks } = getTableConfig(kindTables[kind]);
  const columns = Object.keys(kindSchemas[kind].fields).map(
    (key) => kindTables[kind][key as 'name'].name,
  );
  expect(checks.map((each) => each.name)).toEqual(
    expect.arrayContaining(columns.map((column) => `${name}_${column}_check`)),
  );
});
