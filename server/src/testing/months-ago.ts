/** A month as it is in Brasília, three hours behind UTC all the year. */
export function monthsAgo(ago: number): { name: string; begins: Date; ends: Date } {
  const there = new Date(Date.now() - 3 * 3_600_000);
  const [year, month] = [there.getUTCFullYear(), there.getUTCMonth() - ago];
  return {
    name: new Date(Date.UTC(year, month)).toISOString().slice(0, 7),
    begins: new Date(Date.UTC(year, month, 1, 3)),
    ends: new Date(Date.UTC(year, month + 1, 1, 3)),
  };
}
