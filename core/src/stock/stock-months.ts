import { centsText, type DecimalInput, quotient, toDecimal } from '../pricing/decimal.ts';
import { formatCount, formatMoney, formatWholeMoney } from '../text/formats.ts';
import { sayHours } from '../typed/say-hours.ts';

export const stockMonthsWords = {
  title: 'Feito e vendido por mês',
  loading: 'Carregando o que foi feito e vendido…',
  failed: 'Não foi possível carregar o que foi feito e vendido',
  nothing:
    'Toque em “Vendi” numa peça do Estoque, e o mês da venda aparece aqui: quanto entrou e quanto sobrou.',
  toStock: 'Abrir o Estoque',
  explained:
    'O custo é o das peças vendidas, com a sua mão de obra. O ganho já desconta as taxas de onde vendeu. Por hora de trabalho: o ganho e a mão de obra, divididos pelas horas dessas peças.',
  drawn:
    'Colunas com o custo, as taxas e o ganho do que foi vendido em cada mês. Os valores estão na tabela.',
  axis: 'R$ vendidos no mês',
  month: 'Mês',
  revenue: 'Vendido',
  earned: 'Ganho sobre o custo',
  pieces: 'Quais peças',
  fewer: 'Mostrar só os últimos meses',
  parts: { cost: 'Custo', fees: 'Taxas', earned: 'Ganho', missing: 'Faltou para o custo' },
} as const;

/** Tells what all products would bring once (R$) from what was sold. */
export function potentialBesideSold(potentialRevenue: number): string {
  return `A receita potencial, ${formatWholeMoney(potentialRevenue)}, é o que um de cada produto traria. Aqui está o que foi vendido de verdade.`;
}

/** How many pieces: '20 vendidas · 21 feitas'. */
export function countsText({ sold, made }: { readonly sold: number; readonly made: number }) {
  const counts = [
    sold !== 0 && formatCount(sold, 'vendida', 'vendidas'),
    made !== 0 && formatCount(made, 'feita', 'feitas'),
  ];
  return counts.filter(Boolean).join(' · ');
}

/** Of the pieces that a month sold, those that are not named: 'mais 7 peças de outros produtos'. */
export function otherPieces(sold: number, named: readonly { readonly sold: number }[]) {
  const others = named.reduce((left, product) => left - product.sold, sold);
  return others > 0 ? `mais ${formatCount(others, 'peça', 'peças')} de outros produtos` : null;
}

/** What was earned, in R$, rounded to cents: 'R$ 12,00', or 'Você perdeu R$ 12,00'. */
export function earnedText(earned: DecimalInput): string {
  const cents = centsText(toDecimal(earned));
  return cents.startsWith('-') ? `Você perdeu ${formatMoney(cents.slice(1))}` : formatMoney(cents);
}

/** The time that sold pieces took, rounded to minutes from the first one on: 'em 7 h 9 min'. */
export function workedText(hours: DecimalInput): string {
  const minutes = quotient(toDecimal(hours).times('60'), toDecimal(1), 0);
  const shown = minutes.lt('1') ? hours : quotient(minutes, toDecimal(60), 6).toFixed();
  return `em ${sayHours(shown)}`;
}

export const moreMonthsText = (count: number): string =>
  count === 1 ? 'Mostrar mais um mês' : `Mostrar mais ${count} meses`;
