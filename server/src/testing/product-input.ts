import { type ProductContent, productInputSchema } from '#core/products/product-schemas.ts';

/** A product of the shop: 34,05 of yarn and eyes, 6,5 h at 25 reais and 8 of fixed costs, doubled. */
export const bear = productInputSchema.parse({
  name: 'Amigurumi de urso',
  craftCategory: 'croche',
  offChannelIds: [],
  productionTime: 6.5,
  fixedCosts: 8,
  marginPercentage: 100,
  hourlyRate: 25,
  materials: [
    { name: 'Fio de algodão 150 g', quantity: 1.5, unitPrice: 18.9 },
    { name: 'Enchimento de fibra', quantity: 0.2, unitPrice: 24 },
    { name: 'Olhos de segurança', quantity: 2, unitPrice: 0.45 },
  ],
});

/** A product named by its number and how many materials it has. */
export function numberedProduct(number: number): ProductContent {
  const count = 1 + (number % 7);
  return productInputSchema.parse({
    name: `Peça ${number} de ${count} materiais`,
    craftCategory: 'croche',
    offChannelIds: [],
    productionTime: 1,
    fixedCosts: 5,
    marginPercentage: 100,
    hourlyRate: 25,
    materials: Array.from({ length: count }, (_, row) => ({
      name: `Fio ${row}`,
      quantity: row + 1,
      unitPrice: 2.5,
    })),
  });
}
