import type { DecimalInput } from '../numbers/decimal.ts';
import { type Formattable, formatMoney } from '../numbers/formats.ts';
import { type Earned, isLost } from './earned.ts';
import { profitLabel } from './price-notes.ts';

export const earnedWords = {
  earned: 'Você ganha',
  lost: 'Você perde',
  perHour: 'Por hora',
  belowWish: 'abaixo da sua hora',
} as const;

const past = { earned: 'Você ganhou', lost: 'Você perdeu' } as const;

/** The name of what is earned (in R$): 'Você ganha', or 'Você perde' of less than nothing. */
export const earnedLabel = (earned: DecimalInput): string =>
  isLost(earned) ? earnedWords.lost : earnedWords.earned;

/** The name of what was earned (in R$): 'Você ganhou', or 'Você perdeu' of less than nothing. */
export const earnedThenLabel = (earned: DecimalInput): string =>
  isLost(earned) ? past.lost : past.earned;

/** The amount below that name, which says what its sign would. */
export const earnedAmount = (earned: DecimalInput): string => formatMoney(unsigned(earned));

/** 'R$ 24,66 por hora', which breaks only where `space` lets it. */
export const perHourText = (perHour: Formattable, space = '\u00a0'): string =>
  `${formatMoney(perHour)}${space}por\u00a0hora`;

/** 'Você ganha R$ 221,97 · R$ 24,66 por hora', or 'Você perde R$ 6,22 · R$ 1,66 por hora'. */
export const earnedText = (earned: Earned): string =>
  [`${earnedLabel(earned.earned)} ${earnedAmount(earned.earned)}`, ...hourOf(earned)].join(' · ');

/** 'ganha R$ 22,38', which never breaks. */
export const earnedFact = (earned: DecimalInput): string =>
  `${isLost(earned) ? 'perde' : 'ganha'} ${earnedAmount(earned)}`.replaceAll(' ', '\u00a0');

/** What is earned, within a line: 'ganha R$ 22,38 · R$ 42,38 por hora'. */
export const earnedFacts = (earned: Earned): string =>
  [earnedFact(earned.earned), ...hourOf(earned)].join(' · ');

/** The specification's profit, which stands second: 'Lucro R$ 13,62' or 'Prejuízo R$ 19,97'; of `space` as above. */
export const profitText = (profit: DecimalInput, space = '\u00a0'): string =>
  `${profitLabel(profit)}${space}${formatMoney(unsigned(profit))}`;

const hourOf = ({ perHour }: Earned): string[] =>
  perHour === null ? [] : [perHourText(unsigned(perHour))];

const unsigned = (amount: DecimalInput): Formattable => String(amount).replace('-', '');
