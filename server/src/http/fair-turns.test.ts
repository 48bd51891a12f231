import { expect, test } from 'vitest';
import { fairTurns } from './fair-turns.ts';

test('whose work takes long comes after who came later, and is not passed over for ever', () => {
  const turns = fairTurns();
  turns.come('ana').begin()(4_000);
  const ana = turns.come('ana').turn;
  const order: string[] = [];
  for (let n = 0; n < 10; n += 1) {
    const { turn, begin } = turns.come('bia');
    order.push(turn.rank <= ana.rank ? 'bia' : 'ana');
    begin()(900);
  }
  expect(order.indexOf('ana')).toBe(5);
});

test('who was not there is owed nothing, and who is new is not known to be short', () => {
  const turns = fairTurns();
  for (let n = 0; n < 10; n += 1) turns.come('ana').begin()(500);
  const { turn } = turns.come('ana');
  expect(turns.come('bia').turn).toEqual({ rank: turn.rank - 500, isShort: false });
  expect(turn.isShort).toBe(true);
});
