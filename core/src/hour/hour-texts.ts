import { screenTitles } from '../app/app-texts.ts';
import {
  type Formattable,
  formatCount,
  formatDecimal,
  formatHourlyRate,
  formatMoney,
} from '../numbers/formats.ts';
import { dasMei } from './das-mei.ts';
import { hourlyRateField } from './hourly-rate-field.ts';

export const maxMonthlyCosts = 20;

/** What fields are called, and how messages call them where that differs. */
export const hourLabels = {
  monthlyIncome: 'Ganho por mês',
  incomeSubject: 'O ganho por mês',
  hoursPerDay: 'Horas por dia',
  hoursSubject: 'O tempo por dia',
  daysPerWeek: 'Dias por semana',
  daysSubject: 'O número de dias por semana',
  vacationWeeks: 'Semanas sem trabalhar',
  vacationSubject: 'O número de semanas sem trabalhar',
  unpaidPercentage: 'Tempo que ninguém paga',
  unpaidSubject: 'O tempo que ninguém paga',
  costName: 'Nome do custo',
  costAmount: 'Valor',
  costMonths: 'Dura quanto tempo?',
  monthsSubject: 'O tempo que dura',
  bills: 'Contas do mês',
  piecesPerMonth: 'Peças por mês',
} as const;

export const hourMessages = {
  noHours: 'Assim não sobra nenhuma hora paga no mês',
  tooManyCosts: `Informe no máximo ${maxMonthlyCosts} custos do mês`,
  months: 'Informe de 1 mês a 100 anos',
} as const;

export const hourWords = {
  title: screenTitles.hour,
  lead: 'Três perguntas curtas. A conta sai na hora, e o que você digita fica guardado neste aparelho.',
  opening: 'Abrindo a conta…',
  back: 'Voltar',
  next: 'Continuar',
  finish: 'Ver a conta',
  change: 'Mudar as respostas',
  place: (place: number, of: number) => `Pergunta ${place} de ${of}`,
} as const;

/** What each question asks, and what helps to answer it. */
export const hourQuestionTexts = [
  {
    title: 'Quanto você quer ganhar por mês?',
    lead: 'O que deve sobrar para você, já com as contas da oficina e os materiais pagos.',
  },
  {
    title: 'Quando você trabalha?',
    lead: 'Conte a semana comum. Mude só o que for diferente para você.',
  },
  {
    title: 'O que você paga todo mês?',
    lead: 'Se quiser, conte agora: é daqui que saem os custos fixos das peças. Só o que a oficina usa, como uma parte da conta de luz. Materiais ficam de fora.',
  },
] as const;

export const vacationHint = 'Por ano: férias, feriados, doença, festas de família.';

/** What fills the time that no customer pays for. */
const unpaidWork = 'Fotos, mensagens, feiras, compras, limpeza';

export const unpaidHint = `${unpaidWork}.`;

export const unpaidExample = (percent: number) =>
  `${unpaidWork}: de cada 10 horas suas, ${formatDecimal(percent / 10, { max: 1 })} ficam sem quem pague.`;

export const costWords = {
  none: 'Nada ainda. Sem custos, é só seguir em frente.',
  monthly: 'Conta do mês',
  tool: 'Ferramenta ou máquina',
  price: 'Preço',
  months: 'meses',
  years: 'anos',
  lifeUnit: 'Meses ou anos',
  suggestions: 'Custos que costumam aparecer',
  full: `Cabem ${maxMonthlyCosts} custos. Junte os pequenos em um só.`,
  remove: (name: string) => `Tirar ${name.trim() || 'este custo'}`,
} as const;

/** Names of what most workshops pay. */
export const usualCosts = ['Internet', 'Energia', 'Água', 'Aluguel', 'Celular', 'Embalagens'];

export const dasName = 'DAS do MEI';

export const dasTitle = `DAS do MEI em ${dasMei.year}`;

export const dasSource = (isOutdated: boolean) =>
  isOutdated
    ? `Valores de ${dasMei.year}, que já acabou: confira os de agora. Fonte: ${dasMei.source}.`
    : `Valores por mês de ${dasMei.year}. Fonte: ${dasMei.source}.`;

export const monthWords = {
  hoursTitle: 'Para onde vai o seu tempo',
  moneyTitle: 'Para onde vai o dinheiro',
  hoursTotal: 'Total do mês',
  moneyTotal: 'Total, sem os materiais',
  what: 'O quê',
  much: 'Quanto',
  share: 'Parte',
  paid: 'Horas em peças, que alguém paga',
  unpaid: 'Horas que ninguém paga',
  income: 'Para você',
  hours: (count: string) => `${count} horas`,
  others: (count: number) => formatCount(count, 'outro custo', 'outros custos'),
} as const;

const bounds = hourlyRateField;

export const hourResultWords = {
  title: (rate: Formattable) => `Sua hora vale ${formatMoney(rate)}`,
  how: ({ income, hours }: { readonly income: Formattable; readonly hours: Formattable }) =>
    `${formatMoney(income)} divididos por ${formatDecimal(hours)} horas pagas no mês.`,
  productiveHours: 'Horas pagas por mês',
  costsPerHour: 'Custos por hora',
  monthlyCosts: 'Custos por mês',
  use: (rate: Formattable) => `Usar ${formatMoney(rate)} por hora`,
  saving: 'Guardando…',
  /** When the rate is out of the bounds of the specification. */
  bounded: (rate: Formattable, used: Formattable, isAbove: boolean) =>
    `Pela conta, sua hora sairia a ${formatMoney(rate)}. Aqui o valor da hora vai de ${formatMoney(bounds.min)} a ${formatMoney(bounds.max)}, então dá para usar ${formatMoney(used)}. ${
      isAbove
        ? 'Para chegar ao que você quer ganhar, a margem das peças precisa trazer o resto.'
        : 'Com isso você ganha mais do que pediu.'
    }`,
  today: (rate: Formattable) => `Hoje seu valor da hora é ${formatHourlyRate(rate)}.`,
  products:
    'Peças prontas não mudam de preço sozinhas: nelas aparece com que valor da hora foram calculadas, e você escolhe quais recalcular.',
  saved: (rate: Formattable) => `Valor da hora guardado: ${formatHourlyRate(rate)}`,
  undone: 'Valor da hora como antes',
  inUse: (rate: Formattable) => `É o que você usa hoje: ${formatHourlyRate(rate)}.`,
  price: 'Nova peça',
  forget: 'Apagar estas respostas',
  forgotten: 'Respostas apagadas. O valor da hora fica como está.',
  failed: 'O valor da hora não foi guardado',
} as const;
