const day = 24 * 60 * 60 * 1000;

/**
 * A moment of a working day some days ago, between 9 h and 20 h in Brasília.
 *
 * @param index varies the time of day: the same index gives the same time
 */
export function momentAgo(now: Date, daysAgo: number, index: number): Date {
  const moment = new Date(now.getTime() - daysAgo * day);
  moment.setUTCHours(12 + ((index * 5) % 11), (index * 17) % 60, (index * 29) % 60, 0);
  return moment;
}
