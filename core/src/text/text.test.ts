import { describe, expect, it } from 'vitest';
import { isPlainLine } from './plain-line.ts';
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
