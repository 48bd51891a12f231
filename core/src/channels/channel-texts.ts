import type { DecimalInput } from '../pricing/decimal.ts';
import { formatDecimal, formatMoney } from '../text/formats.ts';
import { formatDay, formatMonth } from '../text/time.ts';
import type { Confidence, FeeTable } from './fee-tables.ts';
import type { ChannelFees, FeeBand } from './fees.ts';

export const channelWords = {
  title: 'Onde você vende',
  direct: 'Venda direta',
  intro: 'O que cada lugar cobra de você, para cada peça mostrar quanto cobrar ali.',
  empty: 'Nenhum canal ainda',
  emptyNext:
    'Feira, loja, site ou aplicativo: escolha um lugar em que você vende. As taxas já vêm preenchidas, e você muda o que quiser.',
  add: 'Adicionar canal',
  choose: 'Onde você vende?',
  own: 'Outro lugar, com as minhas taxas',
  edit: 'Editar canal',
  fields: 'Dados do canal',
  save: 'Salvar canal',
  saveMine: 'Salvar o meu mesmo assim',
  saving: 'Salvando…',
  saved: (name: string) => `${name}: canal salvo.`,
  failed: 'Não foi possível salvar o canal',
  changedElsewhere: 'Este canal mudou em outra aba ou aparelho. O que você digitou continua aqui.',
  showTheirs: 'Ver a outra versão',
  listFailed: 'Não foi possível abrir os seus canais',
  loading: 'Abrindo os seus canais…',
  restored: 'Recuperamos o que você ainda não tinha salvado.',
  discard: 'Descartar',
  commission: 'Comissão, conforme o preço',
  addBand: 'Mais uma faixa de preço',
  removeBand: (from: string) => `Tirar a faixa que começa em R$ ${from || '…'}`,
  taxHint: 'No MEI o imposto é fixo por mês: deixe 0.',
  sellerCostHint: 'Frete, embalagem',
  more: 'Comissão mínima, máxima e prazo',
  whenAsked: 'Quando o dinheiro cai?',
  whenHint: 'Receber antes costuma custar mais: digite a taxa desse prazo.',
  toStandard: 'Voltar ao padrão',
  looked: 'Conferi hoje: são estas as taxas',
  look: 'Confira',
  remove: (name: string) => `Excluir o canal ${name}`,
  removeTitle: 'Excluir canal',
  removeQuestion: (name: string) =>
    `Excluir ${name}? As vendas que você já contou ali continuam como estão.`,
  removed: 'Canal excluído',
  removeFailed: 'Não foi possível excluir o canal',
  limit: 'No plano Gratuito cabe um canal além da venda direta.',
  noFees: 'Sem taxas',
} as const;

/** How sure a table's numbers are. */
export const confidenceLabels: Record<Confidence, string> = {
  high: 'Certeza alta',
  medium: 'Certeza média',
  low: 'Certeza baixa: confira antes de usar',
  typed: 'Você digita',
};

/** 'Central do vendedor da Shopee: vale desde 1 de outubro de 2026, visto em 25 de novembro de 2026' */
export function sourceText({ source, since, seenOn }: FeeTable): string {
  const valid = since === null ? '' : `vale desde ${dayText(since)}, `;
  return `${source.replace(/\.$/, '')}: ${valid}visto em ${dayText(seenOn)}`;
}

const dayText = (day: string) =>
  day.length === 7 ? formatMonth(day) : formatDay(new Date(`${day}T12:00:00Z`));

/**
 * What a channel takes, on one line: '20% + R$ 4,50 · imposto 4%', or of several bands 'de 14% a 70%,
 * em 5 faixas de preço'.
 */
export function feesText(channel: ChannelFees): string {
  const { bands, paymentPercent = 0, paymentFixed = 0, taxPercent = 0, sellerCost = 0 } = channel;
  const [band] = bands;
  const payment = takenText(paymentPercent, paymentFixed);
  const tax = takenText(taxPercent, 0);
  const parts = [
    bands.length > 1 ? rangeText(bands) : band && takenText(band.percent, band.fixed),
    payment && `pagamento ${payment}`,
    tax && `imposto ${tax}`,
    Number(sellerCost) > 0 && `seus gastos ${formatMoney(sellerCost)}`,
  ].filter(Boolean);
  return parts.length === 0 ? channelWords.noFees : parts.join(' · ');
}

function rangeText(bands: readonly FeeBand[]): string {
  const percents = bands.map(({ percent }) => Number(percent));
  const [least, most] = [Math.min(...percents), Math.max(...percents)].map(percentOf);
  return `${least === most ? least : `de ${least} a ${most}`}, em ${bands.length} faixas de preço`;
}

function takenText(percent: DecimalInput, fixed: DecimalInput): string | null {
  const parts = [
    Number(percent) > 0 && percentOf(percent),
    Number(fixed) > 0 && formatMoney(fixed),
  ].filter(Boolean);
  return parts.length === 0 ? null : parts.join(' + ');
}

const percentOf = (percent: DecimalInput) => `${formatDecimal(percent, { max: 2 })}%`;
