import { describe, expect, it } from 'vitest';
import { formatDuration, stopwatchNotes } from './stopwatch-notes.ts';
import { formatClock, formatReading } from './stopwatch-states.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const at = (day: number, hours: number, minutes = 0) =>
  new Date(2025, 5, day, hours, minutes).getTime();

describe('formatReading', () => {
  it.each([
    [0, '0 h 0 min'],
    [59_999, '0 h 0 min'],
    [25 * 60_000 + 59_000, '0 h 25 min'],
    [85 * 60_000, '1 h 25 min'],
    [6000 * 60_000, '100 h 0 min'],
  ])('shows %d ms as %j', (ms, reading) => {
    expect(plain(formatReading(ms))).toBe(reading);
  });

  it('needs less room in a header', () => {
    expect([59_999, 85 * 60_000].map(formatClock)).toEqual(['0:00', '1:25']);
  });
});

describe('formatDuration', () => {
  it.each([
    [0, '0 s'],
    [40, '40 s'],
    [60, '1 min'],
    [150, '2 min 30 s'],
    [1500, '25 min'],
    [3600, '1 h'],
    [5100, '1 h 25 min'],
    [360_000, '100 h'],
  ])('says %d seconds as %j', (seconds, expected) => {
    expect(plain(formatDuration(seconds))).toBe(expected);
  });
});

describe('stopwatchNotes.overlong', () => {
  it.each([
    ['yesterday', at(13, 19, 40), at(14, 9), 'ontem, 19:40'],
    ['the same day', at(14, 7, 5), at(14, 22), 'hoje, 07:05'],
    ['days ago', at(1, 19, 40), at(14, 9), '01/06/2025, 19:40'],
  ])('says when it was turned on: %s', (_, since, now, start) => {
    expect(stopwatchNotes.overlong(since, now)).toBe(
      `O cronômetro ficou ligado desde ${start}. Descontar?`,
    );
  });
});
