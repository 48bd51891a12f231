/** Scrolls what has appeared beside a field into view, unless the user has gone on. */
export function keepInView(id: string, field: string): void {
  const { activeElement, body } = document;
  if (activeElement !== body && activeElement?.id !== field) return;
  document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
}
