import { expect, test } from 'vitest';
import { catalogueMaterial } from './fake-materials.ts';
import { findByName } from './find-by-name.ts';

test('a material of the same name is known, however it is written', () => {
  const [newer, older] = [
    catalogueMaterial('Fio  de Algodão'),
    catalogueMaterial('fio de algodao'),
  ];
  const materials = [catalogueMaterial('Fio'), newer, older];
  expect(findByName(materials, ' FIO DE ALGODÃO ')).toBe(newer);
  expect(findByName([older], 'Fio de algodão')).toBe(older);
  expect(findByName(materials, 'Fio de')).toBeUndefined();
  expect(findByName([], 'Fio')).toBeUndefined();
});

test('what is written just so goes before what differs in case, and that before other accents', () => {
  const accents = catalogueMaterial('Cocô');
  const upper = catalogueMaterial('COCO');
  const exact = catalogueMaterial('Coco');
  expect(findByName([accents, upper, exact], ' Coco ')).toBe(exact);
  expect(findByName([accents, upper], 'Coco')).toBe(upper);
  expect(findByName([accents], 'Coco')).toBe(accents);
});
