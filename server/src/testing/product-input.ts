import type { ProductInput } from '#core/schemas/product.ts';

/** A product whose name says which it is and how many materials it has. */
export function numberedProduct(number: number): ProductInput {
  const count = 1 + (number % 7);
  return {
    name: `Peça ${number} de ${count} materiais`,
    craftCategory: 'croche',
    productionTime: 1,
    fixedCosts: 5,
    marginPercentage: 100,
    hourlyRate: 25,
    materials: Array.from({ length: count }, (_, row) => ({
      name: `Fio ${row}`,
      quantity: row + 1,
      unitPrice: 2.5,
    })),
  };
}
