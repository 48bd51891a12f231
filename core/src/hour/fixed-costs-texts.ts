import { type Formattable, formatCount, formatDecimal, formatMoney } from '../numbers/formats.ts';

/** The words beside the fixed costs of a product. */
export const fixedCostsWays = {
  /** 'R$ 10,17 · 9 h × R$ 1,13'. */
  ofHours: (amount: Formattable, hours: Formattable, perHour: Formattable) =>
    `${formatMoney(amount)} · ${formatDecimal(hours, { max: 2 })}\u00a0h × ${formatMoney(perHour)}`,
  byHours: (sum: string) => `Pelas suas horas: ${sum}`,
  answer: 'Não sabe quanto? Calcule pelas suas horas',
  fallback: 'Sem valor aqui, valem as suas horas.',
  costless: 'Sua hora ainda não tem custos. Inclua as contas do mês',
  taken: 'É o que está no campo.',
  take: (amount: Formattable) => `Usar ${formatMoney(amount)}`,
  byPieces: 'Dividir as contas do mês pelas peças',
  outcome: (bills: Formattable, pieces: number, amount: Formattable, batch: number) => {
    const share = `${formatMoney(bills)} por mês ÷ ${formatCount(pieces, 'peça', 'peças')}`;
    const of = batch > 1 ? `para as ${formatDecimal(batch)} peças` : 'por peça';
    return `${share}: ${formatMoney(amount)} ${of}`;
  },
} as const;
