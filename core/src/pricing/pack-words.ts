export const packWords = {
  toPack: 'Comprei um pacote, rolo, novelo…',
  toUnitPrice: 'Preço por unidade',
} as const;
