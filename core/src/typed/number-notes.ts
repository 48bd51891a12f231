import { shortenText } from '../names/cut-text.ts';
import { formatCount } from '../numbers/formats.ts';

/** What is quoted of a text that was not understood, in characters. */
const quoted = 30;

const quote = (typed: string) => `“${shortenText(typed.trim(), quoted)}”`;

const precision = (decimals: number) =>
  decimals === 0
    ? 'um número inteiro'
    : `até ${formatCount(decimals, 'casa decimal', 'casas decimais')}`;

/** The notes beside a number that changed when its field was left. Numbers come as shown. */
export const numberNotes = {
  tooLarge: (max: string) => `O máximo é ${max}.`,
  tooSmall: (min: string) => `O mínimo é ${min}.`,
  notPositive: (used: string) => `Precisa ser maior que zero: usamos ${used}.`,
  negative: (used: string) => `Não pode ser negativo: usamos ${used}.`,
  rounded: (used: string, decimals: number) =>
    `Arredondado para ${used}: use ${precision(decimals)}.`,
  empty: (used: string) => `Usamos ${used} porque o campo ficou vazio.`,
  noNumber: (used: string, typed: string) => `Não entendemos ${quote(typed)}: usamos ${used}.`,
  nothing: (typed: string) => `Não entendemos ${quote(typed)}: o campo ficou vazio.`,
  unread: (typed: string) => `Não entendemos ${quote(typed)}.`,
} as const;
