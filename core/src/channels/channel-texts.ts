import type { DecimalInput } from '../pricing/decimal.ts';
import { leftOver } from '../pricing/price-notes.ts';
import { formatDecimal, formatHourlyRate, formatMoney } from '../text/formats.ts';
import { formatDay, formatMonth } from '../text/time.ts';
import type { DeadZoneThan } from './channel-price.ts';
import type { Confidence, FeeTable } from './fee-tables.ts';
import type { ChannelFees } from './fees.ts';

export const channelWords = {
  title: 'Onde você vende',
  direct: 'Venda direta',
  intro:
    'O que cada lugar cobra de você. A partir daqui cada peça mostra quanto cobrar ali para sobrar o mesmo que numa venda direta.',
  empty: 'Nenhum canal ainda',
  emptyNext:
    'Escolha um lugar em que você vende: as taxas já vêm preenchidas, e você muda o que quiser.',
  add: 'Adicionar canal',
  choose: 'Onde você vende?',
  own: 'Outro lugar, com as minhas taxas',
  edit: 'Editar canal',
  save: 'Salvar canal',
  saving: 'Salvando…',
  failed: 'Não foi possível salvar o canal',
  listFailed: 'Não foi possível abrir os seus canais',
  loading: 'Abrindo os seus canais…',
  addBand: 'Mais uma faixa de preço',
  removeBand: (from: string) => `Tirar a faixa que começa em ${from}`,
  toStandard: 'Voltar ao padrão',
  atStandard: 'Como na tabela',
  looked: 'Conferi, as taxas valem',
  look: 'Confira',
  deleted: (name: string) => `${name} foi para a lixeira dos canais.`,
  more: 'Comissão mínima e máxima',
  whenAsked: 'Quando o dinheiro cai?',
  noPays: 'Nenhum preço compensa aqui',
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

/** Of a price in a channel: 'fica R$ 59,68 · R$ 42,38/h'. */
export const leftText = (net: string, perHour: string) =>
  `${leftOver(net)} · ${formatHourlyRate(perHour)}`;
