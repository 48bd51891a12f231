import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { characters, subsetFace } from './subset-face.ts';

const committed = readFileSync(new URL('../app/fonts/fraunces-pt-br.woff2', import.meta.url));

test('the display face is the one that the script makes, and stays small', async () => {
  expect(committed.equals(await subsetFace())).toBe(true);
  expect(committed.length).toBeLessThan(15_000);
});

test('it has every letter of a sentence that has them all', () => {
  const sentence =
    'À noite, vovô Kowalsky vê o ímã cair no pé do pinguim queixoso e vovó põe açúcar';
  const missing = [...`${sentence}${sentence.toUpperCase()} R$ 1.234,56 “½ m²”`].filter(
    (letter) => !characters.includes(letter),
  );
  expect(missing).toEqual([]);
});
