import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Product, ProductInput } from '#core/products/product-schemas.ts';
import { bear } from '#server/testing/product-input.ts';

export { bear };

/** Priced at another rate than the account's 25 reais, with more materials than a card shows. */
export const mug: ProductInput = {
  name: 'Caneca de cerâmica',
  craftCategory: 'ceramica',
  productionTime: 2,
  fixedCosts: 12.35,
  marginPercentage: 35,
  hourlyRate: 40,
  materials: [
    { name: 'Argila (kg)', quantity: 0.6, unitPrice: 7.5 },
    { name: 'Esmalte (kg)', quantity: 0.1, unitPrice: 64.9 },
    { name: 'Queima', quantity: 1, unitPrice: 3 },
    { name: 'Caixa', quantity: 1, unitPrice: 2.2 },
    { name: 'Etiqueta', quantity: 1, unitPrice: 0.35 },
  ],
};

/** Sold at a loss. */
export const bookmark: ProductInput = {
  ...bear,
  name: 'Marcador de página',
  craftCategory: 'bordado',
  productionTime: 1,
  marginPercentage: 15,
};

/** 50 of labour, 20 of materials and 30 of fixed costs; 250 with the markup of 150 %. */
export const bag: ProductInput = {
  name: 'Bolsa de crochê',
  craftCategory: 'croche',
  productionTime: 2,
  fixedCosts: 30,
  marginPercentage: 150,
  hourlyRate: 25,
  materials: [
    { name: 'Fio de malha', quantity: 1.5, unitPrice: 12 },
    { name: 'Botão de madeira', quantity: 4, unitPrice: 0.5 },
  ],
};

/**
 * Stores products one after the other, so that the last one is the newest.
 *
 * @param request of the signed-in page
 */
export async function storeProducts(
  request: APIRequestContext,
  ...inputs: readonly ProductInput[]
): Promise<Product[]> {
  const stored: Product[] = [];
  for (const data of inputs) {
    const answer = await request.post('/api/products', { data });
    expect(answer.status(), await answer.text()).toBe(201);
    stored.push(await answer.json());
  }
  return stored;
}

/** Stores a product of the signed-in user, as another tab or device would. */
export async function storeProduct(
  { request }: Page,
  changes: Partial<ProductInput> = {},
): Promise<Product> {
  const [product] = await storeProducts(request, { ...bag, ...changes });
  if (!product) throw new Error('no product stored');
  return product;
}

/** The user's products as the server has them, newest first. */
export async function storedProducts({ request }: Page): Promise<Product[]> {
  const { products } = await (await request.get('/api/products')).json();
  return products;
}

/** Changes a stored product behind the back of whoever has it open. */
export async function changeProduct(
  { request }: Page,
  { id }: Product,
  changes: Partial<ProductInput>,
): Promise<Product> {
  const response = await request.put(`/api/products/${id}`, { data: { ...bag, ...changes } });
  expect(response.status(), await response.text()).toBe(200);
  return response.json();
}
