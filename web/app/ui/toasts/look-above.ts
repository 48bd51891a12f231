/** Scrolls the field that is typed into away from what has come over it. */
export function lookAbove(cover: Element | null): void {
  const field = document.activeElement;
  if (!cover || !field?.matches('input, select, textarea')) return;
  const { bottom } = field.getBoundingClientRect();
  if (bottom > cover.getBoundingClientRect().top) field.scrollIntoView({ block: 'nearest' });
}
