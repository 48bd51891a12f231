import { getTableName } from 'drizzle-orm';
import { type AnyPgColumn, foreignKey, pgTable, uuid } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { inOrderOfKeys } from './workshop-tables.ts';

const keyless = pgTable('keyless', { id: uuid('id') });
const lead = pgTable('lead', { id: uuid('id'), above: uuid('above') }, (table) => [
  foreignKey({ columns: [table.above], foreignColumns: [table.id] }),
]);
const middle = pgTable('middle', { id: uuid('id').references(() => lead.id) });
const last = pgTable('last', {
  id: uuid('id').references(() => middle.id),
  other: uuid('other').references(() => lead.id),
});

test.each([[[lead, keyless, middle, last]], [[middle, last, lead, keyless]]])(
  'a table is erased before those that its keys lead to',
  (tables) => {
    const names = inOrderOfKeys(tables).map((table) => getTableName(table));
    expect(names.filter((name) => name !== 'keyless')).toEqual(['last', 'middle', 'lead']);
    expect(names).toContain('keyless');
  },
);

test('keys that lead in a circle are refused', () => {
  const one = pgTable('one', { id: uuid('id').references((): AnyPgColumn => other.id) });
  const other = pgTable('other', { id: uuid('id').references((): AnyPgColumn => one.id) });
  expect(() => inOrderOfKeys([keyless, one, other])).toThrow('keys lead in a circle: one, other');
});
