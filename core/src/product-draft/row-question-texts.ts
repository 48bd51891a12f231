/** Questions about a row, which are loaded once a row is typed. */
export const rowQuestions = {
  dear: (total: string) => `${total} neste material: confira a quantidade e o preço.`,
  isOfPack: 'É o preço do pacote',
  areSmaller: (units: string) => `Se são ${units}:`,
  moreThanBought: (used: string, bought: string) =>
    `Usou mais do que comprou? São ${used}, e o pacote tem ${bought}.`,
} as const;
