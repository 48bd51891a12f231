export const typingKeysLabel = 'Sinais para este número';

interface TypingKey {
  readonly sign: string;
  /** How it is read out. */
  readonly name: string;
  /** It begins a number; others go on from one. */
  readonly replaces: boolean;
}

const half = { sign: '½', name: 'meio', replaces: true };
const plus = { sign: '+', name: 'mais', replaces: false };
const times = { sign: '×', name: 'vezes', replaces: false };
const over = { sign: '/', name: 'dividido por', replaces: false };

/** What may be typed besides digits, and phones leave out of their keyboard for numbers. */
export const keysOfTyping: Readonly<Record<'hours' | 'amount' | 'sum', readonly TypingKey[]>> = {
  hours: [
    { sign: 'h', name: 'horas', replaces: false },
    { sign: 'min', name: 'minutos', replaces: false },
    half,
    plus,
  ],
  amount: [
    half,
    { sign: '⅓', name: 'um terço', replaces: true },
    { sign: '¼', name: 'um quarto', replaces: true },
    over,
    plus,
    times,
  ],
  sum: [plus, times, over],
};
