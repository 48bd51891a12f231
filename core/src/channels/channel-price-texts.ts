import { screenTitles } from '../app/app-texts.ts';
import { formatMoney } from '../numbers/formats.ts';
import { earnedFacts, earnedWords } from '../pricing/earned-texts.ts';
import type { DeadZoneThan } from './channel-price.ts';
import type { PieceOutcome } from './piece-in-channel.ts';

/** The words of the section with a piece's prices where it is sold. */
export const channelPriceWords = {
  title: screenTitles.channels,
  intro: 'Para você ganhar o mesmo que na venda direta, depois de tudo o que o lugar cobra.',
  noChannels: 'Vende em feira, loja ou aplicativo? Veja quanto cobrar em cada lugar.',
  off: 'Esta peça não está em:',
  switchOn: (channel: string) => `Vender em ${channel}`,
  switchOff: 'Não vendo esta peça aqui',
  switchedOff: (channel: string) => `A peça saiu de ${channel}.`,
  switchedOn: (channel: string) => `A peça está em ${channel}.`,
  switchFailed: 'Não foi possível mudar onde a peça está à venda',
  seeFees: 'Ver taxas',
  look: 'Confira as taxas',
  none: 'Nenhum preço compensa aqui',
  /** The text in a column of prices. */
  noneShort: 'nenhum compensa',
  noneNext: 'As taxas levam mais do que qualquer preço até R$ 999.999,99 traria de volta.',
  curve: (channel: string) => `${channel}: o que você recebe conforme o preço`,
  drawn: (hasZones: boolean) =>
    hasZones
      ? 'A linha é o que você recebe; nas faixas riscadas, cobrar mais não compensa.'
      : 'A linha é o que você recebe.',
  slider: 'E se o preço lá for…',
  zones: 'Faixas em que cobrar mais não compensa',
  received: 'Você recebe',
  fees: 'Taxas e gastos',
  perHour: earnedWords.perHour,
} as const;

/** The line below a channel: 'ganha R$ 42,38 · R$ 42,38 por hora · taxas R$ 28,32'. */
export const outcomeText = ({ fees, ...earned }: PieceOutcome): string =>
  `${earnedFacts(earned)} · ${`taxas ${formatMoney(fees)}`.replaceAll(' ', '\u00a0')}`;

/** 'Entre R$ 80,00 e R$ 87,78 você não recebe mais do que a R$ 79,99'. */
export function deadZoneText({ from, to, than }: DeadZoneThan): string {
  const where =
    to === null
      ? `De ${formatMoney(from)} em diante`
      : from === to
        ? `A ${formatMoney(from)}`
        : `Entre ${formatMoney(from)} e ${formatMoney(to)}`;
  return `${where} você não recebe mais do que a ${formatMoney(than)}`;
}
