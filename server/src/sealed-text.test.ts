import { expect, it } from 'vitest';
import { openText, sealText } from './sealed-text.ts';

// Made by the library that sealed every text until 0.2.0.
const before =
  '8650d8a4747fb650ef4632b9dfd3001dd4b75735059248b04fc4d2bb8daad70b4edca53a650aecd33b54be6194d334971b912b351afc6d59dace632aa755';

it.each([
  ['its key', 'a key of before', before, 'owner:JBSWY3DPEHPK3PXP'],
  ['another key', 'a key of today', before, undefined],
  ['its key, damaged', 'a key of before', `${before.slice(0, -1)}6`, undefined],
  ['its key, cut', 'a key of before', before.slice(0, 40), undefined],
  ['its key, no hexadecimal digits', 'a key of before', 'artesa', undefined],
])('opens what was sealed before with %s', (_, key, sealed, text) => {
  expect(openText(key, sealed)).toBe(text);
});

it('opens what it sealed, which never looks the same', () => {
  const [one = '', other = ''] = [1, 2].map(() => sealText('key', 'crochê'));
  expect(one).not.toBe(other);
  expect([one, other].map((sealed) => openText('key', sealed))).toEqual(['crochê', 'crochê']);
});
