/** Of the link from the list to a product, whose screen leads back to where the list was. */
export const fromList = (id: string) => ({ to: `/products/${id}`, state: { from: '/products' } });
