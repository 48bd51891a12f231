import { describe, expect, test } from 'vitest';
import type { CatalogueValues } from '#core/catalogue/catalogue-fields.ts';
import { catalogueFields } from '#core/catalogue/catalogue-fields.ts';
import { absentOf, type Field, type Fields, keysOf } from '#core/fields/field.ts';
import { materialFields, productFields } from '#core/products/product-fields.ts';
import type { ProductValues } from '#core/products/product-input-of.ts';
import { losesOfMaterial, losesOfProduct } from './lost-fields.ts';

/** Every field as a call may leave it out; what it may not is there. */
const usual = (fields: Fields) =>
  Object.fromEntries(keysOf(fields).map((key) => [key, absentOf(fields[key] as Field) ?? null]));

const other = 'something else';
const row = { ...usual(materialFields), pack: null, materialId: null };
const product = { ...usual(productFields), materials: [row, row], channelIds: [] };
const material = { ...usual(catalogueFields), pack: null };

/** The fields that a call may leave out, but for those that every client knows. */
const optional = (fields: Fields, ...known: string[]) =>
  keysOf(fields).filter(
    (key) => absentOf(fields[key] as Field) !== undefined && !known.includes(key),
  );

const without = (whole: object, key: string) =>
  Object.fromEntries(Object.entries(whole).filter(([each]) => each !== key));

describe('a body that does not name what is stored would take it away', () => {
  test.each([...optional(productFields), 'channelIds'])('%s of a product', (key) => {
    const stored = { ...product, [key]: other } as unknown as ProductValues;
    expect(losesOfProduct(without(product, key), stored)).toBe(true);
    expect(losesOfProduct(product, stored)).toBe(false);
    expect(losesOfProduct(without(product, key), product as unknown as ProductValues)).toBe(false);
  });

  test.each([...optional(materialFields, 'unitPrice'), 'pack', 'materialId'])(
    '%s of a row',
    (key) => {
      const stored = { ...product, materials: [row, { ...row, [key]: other }] };
      const loses = (body: unknown) => losesOfProduct(body, stored as unknown as ProductValues);
      expect(loses({ ...product, materials: [without(row, key)] })).toBe(true);
      expect(loses({ ...product, materials: [row] })).toBe(false);
      expect(loses(without(product, 'materials'))).toBe(true);
    },
  );

  test.each([...optional(catalogueFields, 'unitPrice', 'unitType', 'category'), 'pack'])(
    '%s of a material',
    (key) => {
      const stored = { ...material, [key]: other } as unknown as CatalogueValues;
      expect(losesOfMaterial(without(material, key), stored)).toBe(true);
      expect(losesOfMaterial(material, stored)).toBe(false);
    },
  );
});

test('what no object is takes nothing away: it is refused for what it is', () => {
  expect(losesOfProduct(null, { ...product, batchSize: 2 } as unknown as ProductValues)).toBe(
    false,
  );
});
