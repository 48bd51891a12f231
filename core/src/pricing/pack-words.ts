/** The two ways to say what a material costs, on the pricing form and in the catalogue. */
export const packWords = {
  toPack: 'Comprei um pacote, rolo, novelo…',
  toUnitPrice: 'Preço por unidade',
} as const;
