import { formatCount, formatMoney } from '../numbers/formats.ts';
import { channelWords } from './channel-texts.ts';

/** What one reads about sales in channels. */
export const channelSaleWords = {
  where: 'Onde vendeu?',
  direct: channelWords.direct,
  ranking: 'Onde você ganha mais',
  rankingLead:
    'O que você ganhou com as vendas dos últimos doze meses, depois dos materiais, dos custos fixos e das taxas de cada lugar.',
  noSales:
    'Toque em “Vendi” numa peça do Estoque e diga onde vendeu: aqui aparece quanto você ganha em cada lugar.',
  channel: 'Lugar',
  revenue: 'Vendido',
  fees: 'Taxas',
  earned: 'Você ganhou',
} as const;

/** What a channel takes of a sale, and what is left of it, both in R$. */
export const leftOfSale = (fees: string, left: string): string =>
  `Taxas de ${formatMoney(fees)}: ficam ${formatMoney(left)}`;

export const soldCount = (pieces: number): string => formatCount(pieces, 'peça', 'peças');
