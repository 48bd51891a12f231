import { expect, test } from 'vitest';
import { namesake } from './namesake.ts';
import { catalogueMaterial } from './planted-materials.ts';

test('a material of the same name is known, however it is written', () => {
  const [newer, older] = [
    catalogueMaterial('Fio  de Algodão'),
    catalogueMaterial('fio de algodao'),
  ];
  const materials = [catalogueMaterial('Fio'), newer, older];
  expect(namesake(materials, ' FIO DE ALGODÃO ')).toBe(newer);
  expect(namesake([older], 'Fio de algodão')).toBe(older);
  expect(namesake(materials, 'Fio de')).toBeUndefined();
  expect(namesake([], 'Fio')).toBeUndefined();
});
