export const packWords = {
  toPack: 'Comprei um pacote, rolo, novelo…',
  toUnitPrice: 'Preço por unidade',
  /** What one reads as a sentence: 'Paguei R$ 18,90, veio com 254 m, usei 85 m'. */
  paid: 'Paguei',
  /** People take the price of the whole for that of what they used. */
  paidFor: 'pacote inteiro',
  content: 'Veio com',
  used: 'Usei',
} as const;
