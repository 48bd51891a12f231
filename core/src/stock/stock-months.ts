import { type DecimalInput, quotient, toDecimal } from '../numbers/decimal.ts';
import { formatCount, formatWholeMoney } from '../numbers/formats.ts';
import { type Earned, earnedIn } from '../pricing/earned.ts';
import { sayHours } from '../typed/say-hours.ts';

export const stockMonthsWords = {
  title: 'Feito e vendido por mês',
  loading: 'Carregando o que foi feito e vendido…',
  failed: 'Não foi possível carregar o que foi feito e vendido',
  nothing:
    'Toque em “Vendi” numa peça do Estoque, e o mês da venda aparece aqui: quanto entrou e quanto você ganhou.',
  toStock: 'Abrir o Estoque',
  explained:
    'Você ganha: a sua mão de obra e o lucro, já descontados os materiais, os custos fixos e as taxas de onde vendeu. Por hora: isso dividido pelas horas das peças vendidas.',
  drawn:
    'Colunas com os materiais e custos fixos, as taxas e o que você ganhou do que foi vendido em cada mês. Os valores estão na tabela.',
  axis: 'R$ vendidos no mês',
  month: 'Mês',
  revenue: 'Vendido',
  earned: 'Você ganhou',
  pieces: 'Quais peças',
  fewer: 'Mostrar só os últimos meses',
  parts: {
    spent: 'Materiais e custos fixos',
    fees: 'Taxas',
    earned: 'Você ganhou',
    missing: 'Faltou para os materiais',
  },
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

/** The pieces that a month sold and that are not named: 'mais 7 peças de outros produtos'. */
export function otherPieces(sold: number, named: readonly { readonly sold: number }[]) {
  const others = named.reduce((left, product) => left - product.sold, sold);
  return others > 0 ? `mais ${formatCount(others, 'peça', 'peças')} de outros produtos` : null;
}

interface SoldMonth {
  /** The profit, in R$. */
  readonly earned: number;
  readonly labour: number;
  readonly hours: number;
  readonly earnedPerHour: number | null;
}

/** What a month brought: work and profit of what was sold in it. */
export function earnedOfMonth({ earned, labour, hours, earnedPerHour }: SoldMonth): Earned {
  const worked = toDecimal(hours);
  // A server of an older version answers no labour; its hour says what it was.
  const amount =
    labour === undefined && earnedPerHour !== null
      ? worked.times(toDecimal(earnedPerHour))
      : toDecimal(earned).plus(toDecimal(labour ?? 0));
  return earnedIn(amount, worked);
}

/** What was earned with a product in a month; null where an older version answers. */
export function earnedWith({ earned, labour }: Pick<SoldMonth, 'earned' | 'labour'>) {
  return labour === undefined
    ? null
    : earnedIn(toDecimal(earned).plus(toDecimal(labour)), toDecimal(0)).earned;
}

/** The time that sold pieces took, rounded to minutes from the first one on: 'em 7 h 9 min'. */
export function workedText(hours: DecimalInput): string {
  const minutes = quotient(toDecimal(hours).times('60'), toDecimal(1), 0);
  const shown = minutes.lt('1') ? hours : quotient(minutes, toDecimal(60), 6).toFixed();
  return `em ${sayHours(shown)}`;
}

export const moreMonthsText = (count: number): string =>
  count === 1 ? 'Mostrar mais um mês' : `Mostrar mais ${count} meses`;
