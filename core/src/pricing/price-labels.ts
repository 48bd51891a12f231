export const priceLabels = {
  materials: 'Materiais',
  labour: 'Mão de obra',
  fixedCosts: 'Custos fixos',
  totalCost: 'Custo total',
  markup: 'Margem sobre o custo',
  suggestedPrice: 'Preço sugerido',
  finalPrice: 'Preço final',
  earnedPerHour: 'Por hora de trabalho',
  profit: 'Lucro',
  netMargin: 'Margem líquida',
} as const;
