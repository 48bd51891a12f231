import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { NewerError } from '#core/fields/newer-error.ts';
import { type ProductState, readState } from '#core/history/history-schemas.ts';
import { kinds, plainKinds } from '#core/kinds/kinds.ts';
import { figuresOf } from '#core/pricing/figures.ts';
import { productInputSchema } from '#core/products/product-schemas.ts';
import { pricedBeforeSchema } from '#core/repricing/repricing-schemas.ts';
import { readAtRest } from '#core/schemas/at-rest.ts';
import { importedRowSchema } from '#core/workshop/undone-import.ts';
import {
  rowsInFile,
  type Workshop,
  workshopMaterialSchema,
  workshopMovementSchema,
  workshopProductSchema,
  workshopSchema,
  workshopTemplateSchema,
  workshopVersionSchema,
} from '#core/workshop/workshop-schemas.ts';
import { frozenJson } from '../testing/frozen.ts';

interface StoredState {
  readonly kind: 'product' | 'material';
  readonly version: number;
  readonly state: ProductState | null;
}

const states = frozenJson<StoredState[]>('row-states.json');
const templates = frozenJson<{ name: string; content: ProductState }[]>('templates.json');
const { repricings, imports } = frozenJson<{
  repricings: { products: unknown[] }[];
  imports: { rows: unknown[] }[];
}>('undo.json');
const { profile, ...lists } = frozenJson<Workshop>('workshop-3.json');

test.each(states)('a state as it was kept: $kind $version, $state.name', ({ kind, state }) => {
  const read = readState(kind, state);
  if (state === null) return expect(read).toBeNull();
  expect(read).toMatchObject(state);
  if (kind === 'product')
    expect(figuresOf(read as ProductState).figures).toMatchObject(figures(state));
});

const figures = ({
  totalCost,
  suggestedPrice,
  finalPrice,
  profit,
  netMargin,
  markup,
  earnedPerHour,
}: ProductState) => ({
  totalCost,
  suggestedPrice,
  finalPrice,
  profit,
  netMargin,
  markup,
  earnedPerHour,
});

test('figures that were not known when a state was kept are computed, and no others', () => {
  const product = states.find(({ kind, state }) => kind === 'product' && state)?.state;
  if (!product) throw new Error('no product');
  const { profit, materials, ...rest } = { ...product, totalCost: 1 };
  const rows = materials.map(({ totalPrice: _, ...row }) => row);
  expect(readState('product', { ...rest, materials: rows })).toMatchObject({
    ...rest,
    profit,
    materials,
  });
});

test.each(templates)('the content of a template: $name', ({ content }) => {
  const read = readAtRest(productInputSchema, content);
  expect(read).toMatchObject(content);
  expect(productInputSchema.safeParse(read).error).toBeUndefined();
});

test('what an undo kept', () => {
  for (const { products } of repricings) {
    const read = readAtRest(z.array(pricedBeforeSchema), products);
    expect(read).toMatchObject(products);
    expect(z.array(pricedBeforeSchema).safeParse(read).error).toBeUndefined();
  }
  for (const { rows } of imports) {
    const read = readAtRest(z.array(importedRowSchema), rows);
    expect(read).toMatchObject(rows);
    expect(z.array(importedRowSchema).safeParse(read).error).toBeUndefined();
  }
});

type Stored = Record<string, unknown>;

const rows: [string, z.ZodType, Stored | undefined][] = [
  ['the profile', workshopSchema.shape.profile, profile],
  ['a material', workshopMaterialSchema, lists.materials.find(({ pack }) => pack)],
  [
    'a product',
    workshopProductSchema,
    lists.products.find(({ name }) => name === 'Caneca esmaltada'),
  ],
  ...plainKinds.map((kind): (typeof rows)[number] => {
    const { list, inFileSince } = kinds[kind];
    const file = frozenJson<Workshop>(`workshop-${inFileSince}.json`);
    return [`a ${kind}`, rowsInFile[kind], file[list]?.[0]];
  }),
  ['a template', workshopTemplateSchema, lists.templates[0]],
  ['a movement', workshopMovementSchema, lists.movements?.find(({ channelId }) => channelId)],
  ...lists.history
    .filter(({ version, state }) => version === 1 && state)
    .map((each): (typeof rows)[number] => [
      `a state of a ${each.kind}`,
      workshopVersionSchema,
      each,
    ]),
];

/**
 * What no version ever kept a row without, and nobody can make up: which row it is, since when, what
 * moved, and what a material cost.
 */
const needed = new Set([
  ...[
    'id',
    'rowId',
    'actId',
    'kind',
    'version',
    'cause',
    'at',
    'createdAt',
    'updatedAt',
    'happenedAt',
  ],
  ...['email', 'quantity', 'value', 'told', 'prices', 'materials', 'content', 'paidSince'],
  // A fee that nobody read off is not none.
  ...['bands', 'from', 'percent', 'fixed'],
  // An hour follows from all of these.
  ...['monthlyIncome', 'hoursPerDay', 'daysPerWeek', 'vacationWeeks', 'unpaidPercentage'],
  ...['monthlyCosts', 'amount'],
  ...['pack', 'unitPrice', 'price', 'unit', 'unitType', 'totalPrice', 'state'],
]);

/** Every object in a row, with the way to it. */
function* objectsIn(
  value: unknown,
  path: readonly (string | number)[] = [],
): Generator<typeof path> {
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) yield path;
  for (const [key, inner] of Object.entries(value)) yield* objectsIn(inner, [...path, key]);
}

function changed(
  row: Stored,
  path: readonly (string | number)[],
  change: (object: Stored) => void,
): Stored {
  const copy = structuredClone(row);
  change(path.reduce((object: Stored, key) => object[key] as Stored, copy));
  return copy;
}

describe.each(rows)('%s of a file', (_what, schema, row) => {
  if (!row) throw new Error('no such row');
  const paths = [...objectsIn(row)];

  test('is read as it was kept', () => {
    expect(schema.safeParse(readAtRest(schema, row)).data).toMatchObject(row);
  });

  test('is read without any of its fields', () => {
    for (const path of paths) {
      const object = path.reduce((inner: Stored, key) => inner[key] as Stored, row);
      for (const key of Object.keys(object).filter((each) => !needed.has(each))) {
        const older = changed(row, path, (inner) => delete inner[key]);
        const read = schema.safeParse(readAtRest(schema, older));
        // Figures are not filled in here: see the test of states.
        const missing = read.error?.issues.map((issue) => issue.path.join('.')) ?? [];
        const isFigure = typeof object[key] === 'number' && key in figures(object as never);
        expect(missing, [...path, key].join('.')).toEqual(
          isFigure ? [[...path, key].join('.')] : [],
        );
      }
    }
  });

  test('is refused with a field that a newer version knows', () => {
    for (const path of paths) {
      const newer = changed(row, path, (inner) => Object.assign(inner, { colour: 'azul' }));
      expect(() => readAtRest(schema, newer), path.join('.')).toThrow(NewerError);
    }
  });
});
