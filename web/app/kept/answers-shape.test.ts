import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { meSchema } from '#core/account/account-schemas.ts';
import { catalogueMaterialSchema } from '#core/catalogue/catalogue-schemas.ts';
import { channelSchema } from '#core/channels/channel-schemas.ts';
import { billingSchema } from '#core/plans/billing-schemas.ts';
import { productSchema, productSummarySchema } from '#core/products/product-schemas.ts';
import { reportChartsSchema, reportSchema } from '#core/reports/report-schemas.ts';
import { repricingSummarySchema } from '#core/repricing/repricing-schemas.ts';
import { stockMonthsSchema, stockSchema } from '#core/stock/stock-schemas.ts';
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
