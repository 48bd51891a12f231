/**
 * The notes beside a number that changed when its field was left. Numbers come as they are shown.
 */
export const numberNotes = {
  tooLarge: (max: string) => `O máximo é ${max}.`,
  tooSmall: (min: string) => `O mínimo é ${min}.`,
  notPositive: (used: string) => `Precisa ser maior que zero: usamos ${used}.`,
  negative: (used: string) => `Não pode ser negativo: usamos ${used}.`,
  rounded: (used: string, decimals: number) =>
    `Arredondado para ${used}: use até ${decimals} casas decimais.`,
  empty: (used: string) => `Usamos ${used} porque o campo ficou vazio.`,
  noNumber: (used: string) => `Usamos ${used} porque o que foi digitado não é um número.`,
} as const;
