import { expect, test } from 'vitest';
import { recoveryCodesLeftText } from './recovery-code-texts.ts';

test.each([
  [10, 'Restam 10 de 10 códigos de recuperação.'],
  [8, 'Restam 8 de 10 códigos de recuperação.'],
  [1, 'Resta 1 de 10 códigos de recuperação.'],
  [0, 'Não resta nenhum código de recuperação.'],
])('with %d codes left: %s', (left, text) => {
  expect(recoveryCodesLeftText(left)).toBe(text);
});
