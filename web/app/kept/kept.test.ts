import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { isOnDevice, onDevice, onDeviceWhen } from './kept.ts';

const whole = onDeviceWhen(({ reading }: { reading?: boolean }) => !reading);

test.each([
  ['a query that nobody said it of', {}, 'data', false],
  ['one that is kept', onDevice, 'data', true],
  ['one without an answer', onDevice, undefined, false],
  ['a list that is whole', whole, {}, true],
  ['a list that is still read', whole, { reading: true }, false],
])('what the device keeps: %s', (_, options, data, expected) => {
  const client = new QueryClient();
  const query = client.getQueryCache().build(client, { queryKey: ['a'], ...options });
  if (data !== undefined) query.setData(data);
  expect(isOnDevice(query as never)).toBe(expected);
  client.clear();
});
