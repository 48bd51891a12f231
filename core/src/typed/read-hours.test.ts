import { describe, expect, it } from 'vitest';
import { hoursNote, readHours } from './read-hours.ts';

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;

describe('readHours', () => {
  it.each([
    ['45', '45'],
    ['0,75', '0.75'],
    ['1,5', '1.5'],
    ['1.5', '1.5'],
    [' 2 ', '2'],
    ['-1', '-1'],
    ['0,12345678', '0.123457'],
    ['2h', '2'],
    ['5h', '5'],
    ['5H', '5'],
    ['1,5 h', '1.5'],
    ['2 horas', '2'],
    ['2 hs', '2'],
    ['3 hrs.', '3'],
  ])('takes %j as the number of hours that it is', (typed, hours) => {
    expect(readHours(typed)).toEqual({ hours, written: false });
    expect(hoursNote(typed)).toBeNull();
  });

  it.each([
    ['1h30', '1.5', '1h30 = 1,5 h'],
    ['1H30', '1.5', '1H30 = 1,5 h'],
    ['1h 30', '1.5', '1h 30 = 1,5 h'],
    [' 1 h  30 min ', '1.5', '1 h 30 min = 1,5 h'],
    ['1\u00a0h\u00a030\u00a0min', '1.5', '1 h 30 min = 1,5 h'],
    ['1h30min', '1.5', '1h30min = 1,5 h'],
    ['1h30m', '1.5', '1h30m = 1,5 h'],
    ['1h5', '1.083333', '1h5 ≈ 1,0833 h'],
    ['1 hora e 20', '1.333333', '1 hora e 20 ≈ 1,3333 h'],
    ['2 horas e 15 minutos', '2.25', '2 horas e 15 minutos = 2,25 h'],
    ['1:30', '1.5', '1:30 = 1,5 h'],
    ['01:30', '1.5', '01:30 = 1,5 h'],
    ['6:45', '6.75', '6:45 = 6,75 h'],
    ['6:45 h', '6.75', '6:45 h = 6,75 h'],
    ['0:00', '0', '0:00 = 0 h'],
    ['45 min', '0.75', '45 min = 0,75 h'],
    ['45min', '0.75', '45min = 0,75 h'],
    ['45 MIN.', '0.75', '45 MIN. = 0,75 h'],
    ['45m', '0.75', '45m = 0,75 h'],
    ['50 min', '0.833333', '50 min ≈ 0,8333 h'],
    ['90 minutos', '1.5', '90 minutos = 1,5 h'],
    ['1 hora e meia', '1.5', '1 hora e meia = 1,5 h'],
    ['2h e meia', '2.5', '2h e meia = 2,5 h'],
    ['uma hora', '1', 'uma hora = 1 h'],
    ['Uma hora e meia', '1.5', 'Uma hora e meia = 1,5 h'],
    ['uma hora e 20', '1.333333', 'uma hora e 20 ≈ 1,3333 h'],
    ['uma e meia', '1.5', 'uma e meia = 1,5 h'],
    ['hora e meia', '1.5', 'hora e meia = 1,5 h'],
    ['45 min + uma hora', '1.75', '45 min + uma hora = 1,75 h'],
    ['1h 1/2', '1.5', '1h 1/2 = 1,5 h'],
    ['2 horas e 1/4', '2.25', '2 horas e 1/4 = 2,25 h'],
    ['1h½', '1.5', '1h½ = 1,5 h'],
    ['1 e meia', '1.5', '1 e meia = 1,5 h'],
    ['meia hora', '0.5', 'meia hora = 0,5 h'],
    ['1/2', '0.5', '1/2 = 0,5 h'],
    ['½ h', '0.5', '½ h = 0,5 h'],
    ['1/2 h', '0.5', '1/2 h = 0,5 h'],
    ['1 1/2', '1.5', '1 1/2 = 1,5 h'],
    ['1/3 h', '0.333333', '1/3 h ≈ 0,3333 h'],
    ['2/3 h', '0.666667', '2/3 h ≈ 0,6667 h'],
    ['1h30 + 45 min', '2.25', '1h30 + 45 min = 2,25 h'],
    ['0,1234567 h', '0.123457', '0,1234567 h ≈ 0,1235 h'],
    ['2+1,5', '3.5', '2+1,5 = 3,5 h'],
    // Each third is rounded with the others, not before.
    ['20 min + 20 min + 20 min', '1', '20 min + 20 min + 20 min = 1 h'],
  ])('understands %j', (typed, hours, note) => {
    expect(readHours(typed)).toEqual({ hours, written: true });
    expect(plain(hoursNote(typed))).toBe(note);
  });

  it.each([
    '',
    ' ',
    'abc',
    'h',
    'h30',
    'hora',
    'uma',
    'uma dúzia',
    '1h 3/2',
    '1h 1/0',
    '1:75',
    '1h75',
    '1:5',
    '1:30:00',
    '1,5h30',
    '1/0',
    '1/2/3',
    '2 dias',
    '30 s',
    '45 g',
    '1h30 45',
    '1h30 +',
    '+ 1h30',
    '1h30 - 10 min',
    '-1h30',
    '2 x 1h30',
    '1e3 h',
    '1h30e2',
    `${'9'.repeat(400)} min`,
    `1h30${' '.repeat(100)}`,
  ])('finds no time in %j', (typed) => {
    expect(readHours(typed)).toBeNull();
    expect(hoursNote(typed)).toBeNull();
  });
});
