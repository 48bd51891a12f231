import { expect, test } from 'vitest';
import { tidyLine, tidyLines } from './tidy-text.ts';

test.each([
  ['zero width space', 'Ana\u200BSouza', 'AnaSouza'],
  ['zero width joiner', 'Ana\u200DSouza', 'AnaSouza'],
  ['joiner between marks that only other scripts use', 'Ana\u061C\u200D\u180ESouza', 'AnaSouza'],
  ['non-joiner at the end', 'Ana\u200C', 'Ana'],
  ['soft hyphen', 'An\u00ADa', 'Ana'],
  ['override of the direction', 'Ana \u202Eoãçurts\u202C', 'Ana oãçurts'],
  ['isolate', '\u2068Ana\u2069', 'Ana'],
  ['mark of the direction', '\u200E123\u200F', '123'],
  ['word joiner', 'Ana\u2060', 'Ana'],
  ['Hangul filler', 'Ana\u3164', 'Ana'],
  ['Braille blank', 'Ana\u2800', 'Ana'],
  ['variation selector', 'Ana\uFE0F', 'Ana'],
  ['tag', 'Ana\u{E0041}', 'Ana'],
  ['byte order mark', '\uFEFFAna', 'Ana'],
  ['no-break space', '\u00A0Ana\u00A0Souza\u202F', 'Ana Souza'],
  ['emoji that lost its end', 'Ana 👩\u200D', 'Ana 👩'],
])('a %s is lost', (_what, typed, expected) => expect(tidyLine(typed)).toBe(expected));

test.each([
  'Ana 🧶👩🏽‍🎨',
  'Ana ❤️ 🏳️‍🌈 👨‍👩‍👧‍👦 👁️‍🗨️',
  '1️⃣ #️⃣ 🇧🇷 🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  'نور ידית',
  'می‌خواهم',
  'क्‍ष',
  `a${'\u0301'.repeat(9)}`,
  'Ångström',
  '\u0600123',
])('%j stays as it is', (text) => expect(tidyLine(text)).toBe(text));

test('several lines keep their breaks and spaces, whatever the breaks are', () => {
  expect(tidyLines(' Lavar\u200B à mão\r\n  secar\vpassar\u00ADa\n')).toBe(
    'Lavar à mão\n  secar\npassara',
  );
});

test('a text that no field holds takes no time', () => {
  const long = 'a\u200B'.repeat(5_000_000);
  expect(tidyLine(long)).toBe(long);
});
