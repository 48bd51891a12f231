import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { meSchema } from '#core/schemas/account.ts';
import { billingSchema } from '#core/schemas/billing.ts';
import { catalogueMaterialSchema } from '#core/schemas/catalogue.ts';
import { channelSchema } from '#core/schemas/channel.ts';
import { productSchema, productSummarySchema } from '#core/schemas/product.ts';
import { reportChartsSchema, reportSchema } from '#core/schemas/report.ts';
import { repricingSummarySchema } from '#core/schemas/repricing.ts';
import { stockMonthsSchema, stockSchema } from '#core/schemas/stock.ts';
import { answersShape } from './answers-shape.ts';

const answers = [
  meSchema,
  productSchema,
  productSummarySchema,
  repricingSummarySchema,
  catalogueMaterialSchema,
  channelSchema,
  stockSchema,
  stockMonthsSchema,
  reportSchema,
  reportChartsSchema,
  billingSchema,
];

/** Of a value these may change, and what was kept can still be shown. */
const bounds =
  /^(minimum|maximum|exclusiveM\w+|m..(Length|Items)|pattern|format|multipleOf|enum|default)$/;

/** A field of that name has an object, its schema. */
const isBound = (key: string, value: unknown) =>
  bounds.test(key) && (Array.isArray(value) || typeof value !== 'object');

test('what is kept in another shape than this version reads is dropped', () => {
  const shapes = answers.map((schema) => z.toJSONSchema(schema, { unrepresentable: 'any' }));
  const text = JSON.stringify(shapes, (key, value) => (isBound(key, value) ? undefined : value));
  const shape = createHash('sha256').update(text).digest('hex').slice(0, 12);
  expect(answersShape, `let answersShape be '${shape}'`).toBe(shape);
});
