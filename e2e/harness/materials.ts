// Materials for the catalogue of a user.

export const yarn = {
  name: 'Fio de algodão cru',
  unitPrice: 12.5,
  unitType: 'rolo',
  category: 'Linhas e Fios',
};
export const button = {
  name: 'Botão de madrepérola',
  unitPrice: 0.35,
  unitType: 'unidade',
  category: 'Botões',
};
export const resin = { name: 'Resina', unitPrice: 1234.56, unitType: 'litro', category: null };
export const skein = {
  name: 'Fio amigurumi',
  unitPrice: null,
  unitType: 'metro',
  wastePercentage: 5,
  category: 'Linhas e Fios',
  pack: { price: 18.9, content: 254, unit: 'metro' },
};
