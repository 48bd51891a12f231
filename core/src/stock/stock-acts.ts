/** What is done with the stock, as one says it. */
export const stockActs = {
  bought: 'Comprei',
  counted: 'Contei',
  lost: 'Perdi',
  made: 'Produzi',
  sold: 'Vendi',
} as const;
