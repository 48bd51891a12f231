import { expect, test } from 'vitest';
import { mapLists } from '../kinds/kinds.ts';
import { changeLines, formatContents, formatSize, staysAfterUndo } from './backup-texts.ts';

const none = { count: 0, names: [] };
const same = { added: none, changed: none, gone: none };

test.each([
  [0, '1 KB'],
  [2048, '2 KB'],
  [1_048_000, '1.023 KB'],
  [1_500_000, '1,4 MB'],
  [52_428_800, '50 MB'],
])('%i bytes are %s', (bytes, expected) => {
  expect(formatSize(bytes)).toBe(expected.replace(' ', '\u00a0'));
});

test('a backup says what is in it', () => {
  expect(formatContents(1, 0)).toBe('1 produto, 0 materiais');
  expect(formatContents(1200, 1)).toBe('1.200 produtos, 1 material');
});

test('what a file changes is said line by line, with the first names', () => {
  const changes = {
    ...mapLists(() => same),
    products: {
      added: { count: 1, names: ['Urso'] },
      changed: none,
      gone: { count: 3, names: ['Cesto', 'Manta'] },
    },
    materials: { ...same, changed: { count: 2, names: ['Fio', 'Lã'] } },
    templates: { ...same, gone: { count: 1, names: ['Meu urso'] } },
    channels: { ...same, gone: { count: 1, names: ['Feira'] } },
    movements: { added: 1200, reversed: 1 },
  };
  expect(changeLines(changes)).toEqual([
    { text: '1 produto entra', names: 'Urso' },
    { text: '3 produtos vão para a lixeira', names: 'Cesto, Manta, mais 1' },
    { text: '2 materiais do catálogo mudam', names: 'Fio, Lã' },
    { text: '1 modelo sai', names: 'Meu urso' },
    { text: '1 lugar de venda sai', names: 'Feira' },
    { text: '1.200 movimentos de estoque voltam', names: '' },
    { text: '1 movimento de estoque é desfeito', names: '' },
  ]);
  const movements = { added: 0, reversed: 0 };
  const rows = { ...mapLists(() => same), templates: same };
  expect(changeLines({ ...rows, movements })).toEqual([]);
});

test('what keeps no history stays when an import is taken back', () => {
  const came = { ...same, added: { count: 1, names: ['Uma'] } };
  const nothing = { ...mapLists(() => same), templates: same, profile: false };
  const changes = { ...nothing, movements: { added: 0, reversed: 0 } };
  expect(staysAfterUndo({ ...changes, products: came, materials: came })).toBe(false);
  expect(staysAfterUndo({ ...changes, templates: came })).toBe(true);
  expect(staysAfterUndo({ ...changes, channels: came })).toBe(true);
  expect(staysAfterUndo({ ...changes, customers: came })).toBe(true);
  expect(staysAfterUndo({ ...changes, profile: true })).toBe(true);
});
