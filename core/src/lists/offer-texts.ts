import { formatMoney } from '../text/formats.ts';

export const offerWords = {
  title: 'Me ofereceram',
  /** Read out behind the price that opens it. */
  other: ': me ofereceram outro preço',
  amount: 'Quanto ofereceram',
  where: 'Onde',
  received: (net: string) => `Depois das taxas você recebe ${formatMoney(net)}.`,
  hint: 'A resposta aparece enquanto você digita.',
  keep: 'Ficar com este preço',
  sell: (price: string) => `Vendi por ${formatMoney(price)}`,
  kept: (name: string, price: number) => `${name}: agora o preço é ${formatMoney(price)}.`,
  undone: (price: number) => `O preço voltou a ${formatMoney(price)}.`,
  undoFailed: 'Não foi possível voltar ao preço de antes',
} as const;
