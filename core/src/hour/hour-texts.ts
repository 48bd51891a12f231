/** What fields are called, and how messages call them where that differs. */
export const hourLabels = {
  monthlyIncome: 'Quanto você quer ganhar por mês',
  incomeSubject: 'O ganho por mês',
  hoursPerDay: 'Horas por dia',
  hoursSubject: 'O tempo por dia',
  daysPerWeek: 'Dias por semana',
  daysSubject: 'O número de dias por semana',
  vacationWeeks: 'Semanas sem trabalhar por ano',
  vacationSubject: 'O número de semanas sem trabalhar',
  unpaidPercentage: 'Tempo que ninguém paga',
  unpaidSubject: 'O tempo que ninguém paga',
  costName: 'Nome do custo',
  costAmount: 'Valor',
  costMonths: 'Dura quantos meses?',
  monthsSubject: 'O tempo que dura',
} as const;

export const hourMessages = {
  noHours: 'Assim não sobra nenhuma hora paga no mês',
  tooManyCosts: 'Informe no máximo 12 custos do mês',
} as const;
