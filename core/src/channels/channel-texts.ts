import type { DecimalInput } from '../pricing/decimal.ts';
import { formatDecimal, formatMoney } from '../text/formats.ts';
import { formatDay, formatMonth } from '../text/time.ts';
import type { Confidence, FeeTable } from './fee-tables.ts';
import type { ChannelFees } from './fees.ts';

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
  nothing: 'sem comissão',
} as const;

/** How sure a table's numbers are. */
export const confidenceLabels: Record<Confidence, string> = {
  high: 'Certeza alta',
  medium: 'Certeza média',
  low: 'Certeza baixa: confira antes de usar',
  typed: 'Você digita',
};

/** 'Central do vendedor da Shopee. Vale desde 1 de outubro de 2026, visto em 25 de novembro de 2026.' */
export function sourceText({ source, since, seenOn }: FeeTable): string {
  const valid = since === null ? '' : `vale desde ${dayText(since)}, `;
  return `${source.replace(/\.$/, '')}: ${valid}visto em ${dayText(seenOn)}`;
}

const dayText = (day: string) =>
  day.length === 7 ? formatMonth(day) : formatDay(new Date(`${day}T12:00:00Z`));

/** What a channel takes, on one line: 'de 14% a 70%, em 5 faixas de preço', or all of it (`feesText`). */
export function feesInShort(channel: ChannelFees): string {
  const { bands } = channel;
  if (bands.length < 2) return feesText(channel);
  const percents = bands.map(({ percent }) => Number(percent)).sort((one, other) => one - other);
  const [least, most] = [percents.at(0), percents.at(-1)].map(
    (percent) => `${formatDecimal(percent ?? 0, { max: 2 })}%`,
  );
  const range = least === most ? least : `de ${least} a ${most}`;
  return `${range}, em ${bands.length} faixas de preço`;
}

/** What a channel takes, in few words: '20% + R$ 4,50 · de R$ 80,00: 14% + R$ 16,00 · imposto 4%'. */
export function feesText(channel: ChannelFees): string {
  const { bands, paymentPercent = 0, paymentFixed = 0, taxPercent = 0, sellerCost = 0 } = channel;
  const commissions = bands.map(({ from, percent, fixed }, index) => {
    const taken = takenText(percent, fixed);
    return index === 0 ? taken : `de ${formatMoney(from)}: ${taken ?? channelWords.nothing}`;
  });
  const payment = takenText(paymentPercent, paymentFixed);
  const tax = takenText(taxPercent, 0);
  const parts = [
    ...commissions,
    payment && `pagamento ${payment}`,
    tax && `imposto ${tax}`,
    Number(sellerCost) > 0 && `seus gastos ${formatMoney(sellerCost)}`,
  ].filter(Boolean);
  return parts.length === 0 ? channelWords.noFees : parts.join(' · ');
}

function takenText(percent: DecimalInput, fixed: DecimalInput): string | null {
  const parts = [
    Number(percent) > 0 && `${formatDecimal(percent, { max: 2 })}%`,
    Number(fixed) > 0 && formatMoney(fixed),
  ].filter(Boolean);
  return parts.length === 0 ? null : parts.join(' + ');
}
