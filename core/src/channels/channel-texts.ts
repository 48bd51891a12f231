import { screenTitles } from '../app/app-texts.ts';
import { formatDay, formatMonth } from '../dates/time.ts';
import { centsText, type DecimalInput, toDecimal } from '../numbers/decimal.ts';
import { formatCount, formatDecimal, formatMoney } from '../numbers/formats.ts';
import { channelFields } from './channel-fields.ts';
import type { Confidence, FeeTable } from './fee-tables.ts';
import type { ChannelFees, FeeBand } from './fees.ts';

export const channelWords = {
  title: screenTitles.channels,
  direct: 'Venda direta',
  intro: 'O que cada lugar cobra de você, para cada peça mostrar quanto cobrar ali.',
  empty: 'Nenhum lugar ainda',
  emptyNext:
    'Feira, loja, site ou aplicativo: escolha um lugar em que você vende. As taxas já vêm preenchidas, e ele vale para todas as peças.',
  add: 'Adicionar lugar',
  adding: 'Adicionando…',
  another: 'Outro lugar',
  back: 'Todos os lugares',
  variant: 'Tipo de anúncio',
  choose: 'Onde você vende?',
  own: 'Um lugar só meu, com as minhas taxas',
  changed: 'Este lugar mudou em outra aba ou aparelho',
  fields: 'Dados do lugar',
  save: 'Salvar lugar',
  changeFees: 'Mudar taxas',
  close: 'Fechar',
  saving: 'Salvando…',
  saved: (name: string) => `${name}: lugar salvo.`,
  failed: 'Não foi possível salvar o lugar',
  addFailed: 'Não foi possível adicionar o lugar',
  listFailed: 'Não foi possível abrir onde você vende',
  loading: 'Abrindo onde você vende…',
  opening: 'Abrindo…',
  commission: 'Comissão, conforme o preço',
  addBand: 'Mais uma faixa de preço',
  removeBand: (from: string) => `Tirar a faixa que começa em R$ ${from || '…'}`,
  taxHint: 'No MEI o imposto é fixo por mês: deixe 0.',
  sellerCostHint: 'Frete, embalagem',
  more: 'Comissão mínima, máxima e prazo',
  whenQuestion: 'Quando o dinheiro cai?',
  whenHint: 'Receber antes costuma custar mais: digite a taxa desse prazo.',
  toStandard: 'Voltar ao padrão',
  looked: 'Conferi hoje: são estas as taxas',
  look: 'Confira',
  takes: 'O que este lugar cobra',
  lookedToday: 'Conferi hoje',
  lookedOn: (day: string) => `Conferido em ${day}.`,
  check: 'confira',
  typed: 'Você diz quanto cobram',
  remove: (name: string) => `Excluir o lugar ${name}`,
  removeTitle: 'Excluir lugar',
  removeQuestion: (name: string) =>
    `Excluir ${name}? As vendas que você já contou ali continuam como estão.`,
  removed: 'Lugar excluído',
  removeFailed: 'Não foi possível excluir o lugar',
  limit: 'No plano Gratuito cabe um lugar além da venda direta.',
  limitAhead: 'No plano Gratuito cabe um destes, além da venda direta.',
  swap: 'Trocar o lugar que você tem',
  noFees: 'Sem taxas',
  nothing: 'nada',
  eachSale: 'De cada venda',
  paysAfter: (days: number) =>
    days === 0 ? 'O dinheiro cai na hora' : `O dinheiro cai em ${formatCount(days, 'dia', 'dias')}`,
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

/** 'visto em 25/11' */
export function seenText({ seenOn }: FeeTable): string {
  const [, month, day] = seenOn.split('-');
  return `visto em ${day}/${month}`;
}

/**
 * What a channel takes, on one line: '20% + R$ 4,50 · imposto 4%', or of several bands what they span:
 * '14% a 20% + R$ 4,50 a R$ 26,00'.
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

/** The price in R$ below which hardly anything is sold: what a band takes there would say little of a place. */
const hardlyBelow = 10;

/** What some bands span, each beginning where the one before it ends; of several tables, all of theirs. */
function rangeText(bands: readonly FeeBand[]): string | null {
  const endOf = (index: number) => Number(bands[index + 1]?.from) || Number.POSITIVE_INFINITY;
  const usual = bands.filter((_, index) => endOf(index) > hardlyBelow);
  const parts = [
    spanned(
      usual.map(({ percent }) => Number(percent)),
      percentOf,
    ),
    spanned(
      usual.map(({ fixed }) => Number(fixed)),
      formatMoney,
    ),
  ].filter(Boolean);
  return parts.length === 0 ? null : parts.join(' + ');
}

function spanned(values: readonly number[], say: (value: number) => string): string | null {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (most === 0) return null;
  if (least === most) return say(most);
  return least === 0 ? `até ${say(most)}` : `${say(least)} a ${say(most)}`;
}

/** What tables take of a sale at a price in R$, or without one what their bands span: '14% + R$ 16,00'. */
export function tablesText(tables: readonly FeeTable[], price: number | null): string {
  const bands = tables.flatMap(({ fees }) =>
    price === null ? fees.bands : (fees.bands.findLast(({ from }) => from <= price) ?? []),
  );
  return (
    rangeText(price === null ? bands : bands.map((band) => ({ ...band, from: 0 }))) ??
    channelWords.noFees
  );
}

interface FeeLine {
  readonly label: string;
  readonly value: string;
}

/** What a channel takes, a line each, to be read: 'Até R$ 79,99' and '20% + R$ 4,50'. */
export function feeLines(channel: ChannelFees): FeeLine[] {
  const { bands, min, cap, paymentPercent = 0, paymentFixed = 0, taxPercent = 0 } = channel;
  const takesNothing = bands.every(({ percent, fixed }) => !takenText(percent, fixed));
  const ofBands = bands.map((band, index) => ({
    label: bandText(band, bands[index + 1]),
    value: takenText(band.percent, band.fixed) ?? channelWords.nothing,
  }));
  const others = [
    { label: channelFields.min.label, value: takenText(0, min ?? 0) },
    { label: channelFields.cap.label, value: takenText(0, cap ?? 0) },
    { label: channelFields.paymentPercent.label, value: takenText(paymentPercent, paymentFixed) },
    { label: channelFields.taxPercent.label, value: takenText(taxPercent, 0) },
    { label: channelFields.sellerCost.label, value: takenText(0, channel.sellerCost ?? 0) },
  ];
  const facts = others.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
  return [...(takesNothing ? [] : ofBands), ...facts];
}

function bandText({ from }: FeeBand, next: FeeBand | undefined): string {
  const below = next && formatMoney(centsText(toDecimal(next.from).minus(toDecimal('0.01'))));
  if (Number(from) === 0) return below ? `Até ${below}` : channelWords.eachSale;
  return below ? `De ${formatMoney(from)} a ${below}` : `De ${formatMoney(from)} em diante`;
}

function takenText(percent: DecimalInput, fixed: DecimalInput): string | null {
  const parts = [
    Number(percent) > 0 && percentOf(percent),
    Number(fixed) > 0 && formatMoney(fixed),
  ].filter(Boolean);
  return parts.length === 0 ? null : parts.join(' + ');
}

const percentOf = (percent: DecimalInput) => `${formatDecimal(percent, { max: 2 })}%`;
