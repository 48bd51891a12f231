/** A moment's day in the reader's time zone: '2026-11-25'. */
export function localDay(at: Date = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
