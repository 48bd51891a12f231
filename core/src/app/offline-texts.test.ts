import { expect, test } from 'vitest';
import { offlineText } from './offline-texts.ts';

const now = new Date(2026, 10, 27, 16, 0);
const at = (day: number, hours: number, minutes: number) =>
  new Date(2026, 10, day, hours, minutes).getTime();

test.each([
  [at(27, 14, 32), false, 'Sem conexão. Como estava hoje às 14:32.'],
  [at(26, 9, 5), false, 'Sem conexão. Como estava ontem às 09:05.'],
  [
    at(3, 18, 0),
    true,
    'Sem conexão. Como estava 3 de novembro às 18:00. O que você digita fica guardado neste aparelho.',
  ],
  [null, false, 'Sem conexão. Para salvar, espere a internet voltar.'],
])(
  'without a connection it says the age of what is shown, and promises what holds',
  (knownAt, keepsDraft, text) => {
    expect(offlineText({ knownAt, keepsDraft }, now)).toBe(text);
  },
);
