/** The questions about an implausible number. Numbers and amounts come as they are shown. */
export const questions = {
  hours: (hours: string) => `${hours} horas nesta peça?`,
  hoursOfBatch: (hours: string) => `${hours} horas em cada peça?`,
  areMinutes: 'Se são minutos:',
  dear: (total: string) => `${total} neste material: confira a quantidade e o preço.`,
  isOfPack: 'É o preço do pacote',
  moreThanBought: (used: string, bought: string) =>
    `Usou mais do que comprou? São ${used}, e o pacote tem ${bought}.`,
} as const;
