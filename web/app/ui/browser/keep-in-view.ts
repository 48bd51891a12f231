/**
 * Brings what has appeared beside a field into view, unless the user has gone on to another one.
 *
 * @param id of what has appeared
 * @param field the id of the field
 */
export function keepInView(id: string, field: string): void {
  const { activeElement, body } = document;
  if (activeElement !== body && activeElement?.id !== field) return;
  document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
}
