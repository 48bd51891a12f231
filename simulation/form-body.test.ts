import { expect, it } from 'vitest';
import { listAt, readForm, textAt } from './form-body.ts';

it('reads what the library sends', () => {
  const form = readForm(
    'mode=subscription&line_items[0][price]=price_1&line_items[0][quantity]=1&expand[0]=data.a%26b&expand[]=x',
  );
  expect(textAt(form, 'mode')).toBe('subscription');
  expect(textAt(form, 'line_items.0.price')).toBe('price_1');
  expect(textAt(form, 'expand.0')).toBe('data.a&b');
  expect(textAt(form, 'line_items.1.price')).toBeUndefined();
  expect(textAt(form, 'mode.0')).toBeUndefined();
  expect(textAt(form, 'line_items')).toBeUndefined();
  expect(listAt(form, 'line_items')).toEqual([{ price: 'price_1', quantity: '1' }]);
  expect(listAt(form, 'mode')).toEqual([]);
  expect(listAt(form, 'line_items.0.price')).toEqual([]);
});

it('refuses what is a text and more', () => {
  expect(() => readForm('a=1&a[b]=2')).toThrow();
});
