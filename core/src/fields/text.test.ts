import { describe, expect, it } from 'vitest';
import { cutText, shortenText } from '../names/cut-text.ts';
import { foldText } from '../search/fold-text.ts';
import { isPlainLine, isPlainText, withPlainLineBreaks } from './plain-text.ts';
import { hasLength, textLength } from './text-length.ts';

describe('textLength', () => {
  it.each([
    ['', 0],
    ['ção', 3],
    ['🧶🧵', 2],
    ['👩‍🎨', 3],
  ])('counts the code points of %j', (text, expected) => {
    expect(textLength(text)).toBe(expected);
  });
});

describe('hasLength', () => {
  it.each([
    ['🧶', false],
    ['🧶🧶', true],
    ['🧶🧶🧶', true],
    ['🧶🧶🧶🧶', false],
    ['abcd', false],
  ])('judges %j between 2 and 3', (text, expected) => {
    expect(hasLength(text, { min: 2, max: 3 })).toBe(expected);
  });
});

describe('isPlainLine', () => {
  it.each(['Urso de crochê', "Dália d'água", '👩‍🎨 <b>"ok"</b>', 'עברית', ''])(
    'takes %j',
    (text) => {
      expect(isPlainLine(text)).toBe(true);
    },
  );

  it.each(['a\u0000', 'a\nb', 'a\tb', 'a\u001fb', 'a\u007fb', 'a\u0085b', 'a\u2028b', '\ud83e'])(
    'refuses %j',
    (text) => {
      expect(isPlainLine(text)).toBe(false);
    },
  );
});

describe('foldText', () => {
  it.each([
    ['Botões', 'botoes'],
    ['LÃ', 'la'],
    ['miçangas', 'micangas'],
    ['e\u0301', 'e'],
    ['🧶 fio nº 5', '🧶 fio nº 5'],
  ])('compares %j as %j', (text, expected) => {
    expect(foldText(text)).toBe(expected);
  });
});

describe('cutText', () => {
  it.each([
    ['Fio', 3, 'Fio'],
    ['Fio de lã', 7, 'Fio de'],
    ['🧶🧶🧶', 2, '🧶🧶'],
    ['a👩‍🎨b', 3, 'a'],
    ['ae\u0301x', 2, 'a'],
    [`e${'\u0301'.repeat(5)}`, 3, 'e\u0301\u0301'],
  ])('cuts %j to %i: %j', (text, max, expected) => {
    expect(cutText(text, max)).toBe(expected);
  });
});

describe('shortenText', () => {
  it.each([
    ['Fio', 3, 'Fio'],
    ['Fio de lã', 8, 'Fio de…'],
    ['🧶🧶🧶', 3, '🧶🧶🧶'],
    ['🧶🧶🧶', 2, '🧶…'],
  ])('shortens %j to %i: %j', (text, max, expected) => {
    expect(shortenText(text, max)).toBe(expected);
  });
});

describe('withPlainLineBreaks', () => {
  it('knows every kind of line break', () => {
    expect(withPlainLineBreaks('a\r\nb\rc\u0085d\u2028e\u2029f\n\ng')).toBe(
      'a\nb\nc\nd\ne\nf\n\ng',
    );
  });
});

describe('isPlainText', () => {
  it.each(['uma linha', 'duas\nlinhas\n\tcom recuo', '👩‍🎨 <b>"ok"</b>', ''])(
    'takes %j',
    (text) => {
      expect(isPlainText(text)).toBe(true);
    },
  );

  it.each(['a\u0000', 'a\rb', 'a\u001fb', 'a\u007fb', 'a\u2028b', '\ud83e'])(
    'refuses %j',
    (text) => {
      expect(isPlainText(text)).toBe(false);
    },
  );
});
