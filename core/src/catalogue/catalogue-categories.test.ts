import { expect, test } from 'vitest';
import { categoryOfName } from './catalogue-categories.ts';

test.each([
  ['Linha Anne 500', 'Linhas e Fios'],
  ['Botões de madeira 15 mm', 'Botões'],
  ['ZÍPER nº 5', 'Zíperes e Fechos'],
  ['Novelo de lã', 'Linhas e Fios'],
  ['Base para tiara', null],
  ['Botânica', null],
])('%s is of %s', (name, category) => {
  expect(categoryOfName(name)).toBe(category);
});
