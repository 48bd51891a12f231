/** The ids of the fields in which a price is typed, by the way that has them. */
export const priceFields = { price: 'chosenPrice', hour: 'hourWish' } as const;

export function focusField(id: string): void {
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}
