import { expect, test } from 'vitest';
import { sameNameKey } from './same-name.ts';

test('letter case and spaces make no other name, accents do', () => {
  expect(sameNameKey('  Fio\u00a0 de  ALGODÃO ')).toBe(sameNameKey('fio de algodão'));
  expect(sameNameKey('Coco')).not.toBe(sameNameKey('Cocô'));
  expect(sameNameKey('Coco\u0302')).toBe(sameNameKey('Cocô'));
});
