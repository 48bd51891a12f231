import { expect, test } from 'vitest';
import {
  columnLabel,
  leftOutNotes,
  moreRowsNote,
  pasteButton,
  pasteWarningTexts,
} from './paste-texts.ts';

const named = { heading: 'Como vem', index: 2 };
const nameless = { heading: '', index: 2 };

test.each([
  [pasteButton(1), 'Colar 1 material'],
  [pasteButton(1200), 'Colar 1.200 materiais'],
  [moreRowsNote(1), 'E mais 1 linha.'],
  [columnLabel(named, 'novelo'), 'Como vem (ex.: novelo)'],
  [columnLabel(named, ''), 'Como vem'],
  [columnLabel(nameless, 'x'.repeat(40)), `Coluna 3 (ex.: ${'x'.repeat(29)}…)`],
  [leftOutNotes.unknown(named), 'Coluna “Como vem”: fica de fora.'],
  [leftOutNotes.unknown(nameless), 'Coluna 3: fica de fora.'],
  [leftOutNotes.total(named), 'Coluna “Como vem”: é um total, serve só para conferir.'],
  [leftOutNotes.aside(named), 'Coluna “Como vem”: não é usada.'],
  [leftOutNotes.title('Urso'), 'Linha “Urso”: fica de fora, não é um material.'],
  [leftOutNotes.sum('Total 40,80'), 'Linha “Total 40,80”: fica de fora, é uma soma.'],
  [
    pasteWarningTexts.totals(['Fio', '']),
    'O total da lista não é quantidade × preço em “Fio” e Sem nome.',
  ],
  [pasteWarningTexts.noNumbers(['dois']), 'Não é número: “dois”.'],
  [
    pasteWarningTexts.noNumbers(['a', 'b', 'a', 'c', 'd', 'e']),
    'Não são números: “a”, “b”, “c” e mais 2.',
  ],
  [pasteWarningTexts.nameless(1), '1 linha está sem nome.'],
  [pasteWarningTexts.nameless(2), '2 linhas estão sem nome.'],
  [pasteWarningTexts.bare(['FIOS', 'FITAS']), 'Sem quantidade nem preço: “FIOS” e “FITAS”.'],
])('says %j', (text, expected) => {
  expect(text).toBe(expected);
});
