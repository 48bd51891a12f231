import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Product } from '#core/products/product-schemas.ts';
import { otherKindOfUnit } from '#core/repricing/repricing-texts.ts';
import { productsQuery } from '../stored/products-query.ts';
import { otherKindNote } from './other-kind.ts';

const yarn = { id: 'yarn', name: 'Fio' };
const perMetre = { ...yarn, unitType: 'metro' } as const;
const perSkein = { ...yarn, unitType: 'novelo' } as const;

const product = (...materials: object[]) => ({ materials }) as unknown as Product;
const counted = (unit: string, materialId = 'yarn') => ({ materialId, unit });

function known(complete: boolean, ...rows: Product[]) {
  const client = new QueryClient();
  client.setQueryData(productsQuery.queryKey, { rows, complete });
  return client;
}

test('products that count a material in another kind of unit keep its old price, which is said', () => {
  const client = known(
    true,
    product(counted('centimetro'), counted('metro')),
    product(counted('folha', 'felt'), counted('metro')),
    product(counted('novelo')),
    product(counted('metro', 'felt')),
  );
  expect(otherKindNote(client, perMetre, perSkein)).toBe(otherKindOfUnit('Fio', 2));
});

test('it is said without their number where not all products are here', () => {
  const note = otherKindOfUnit('Fio', null);
  expect(otherKindNote(known(false), perMetre, perSkein)).toBe(note);
  expect(otherKindNote(new QueryClient(), perMetre, perSkein)).toBe(note);
});

test('nothing is said where no product has it, or its kind of unit stays', () => {
  const client = known(true, product(counted('metro', 'felt')));
  expect(otherKindNote(client, perMetre, perSkein)).toBeNull();
  const perCentimetre = { ...yarn, unitType: 'centimetro' } as const;
  expect(otherKindNote(new QueryClient(), perMetre, perCentimetre)).toBeNull();
});
