import { expect, test } from 'vitest';
import { productFields } from '../products/product-fields.ts';
import { numberOf } from './description.ts';

test('the number rises with a field, a choice and a decimal', () => {
  const { batchSize, rounding } = productFields;
  const number = numberOf([{ batchSize, rounding }]);
  expect(numberOf([{ batchSize, rounding }, { batchSize }])).toBeGreaterThan(number);
  const finer = { ...batchSize, decimals: 1 };
  expect(numberOf([{ batchSize: finer, rounding }])).toBeGreaterThan(number);
  const options = [...rounding.options, { id: '50', name: 'Final ,50' }];
  expect(numberOf([{ batchSize, rounding: { ...rounding, options } }])).toBeGreaterThan(number);
});
