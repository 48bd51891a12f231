import { formatHourlyRate } from './formats.ts';

export const labels = {
  productName: 'Nome do produto',
  /** The names as messages call them. */
  shortName: 'Nome',
  materialName: 'Nome do material',
  /** Of what was stored without a name. */
  nameless: 'Sem nome',
  pieces: 'Número de peças',
  wantedPrice: 'Preço que você quer cobrar',
  craftCategory: 'Categoria',
  materials: 'Materiais',
  material: 'Material',
  quantity: 'Quantidade',
  quantityUsed: 'Quantidade usada',
  unit: 'Unidade de medida',
  unitUsed: 'Unidade da quantidade',
  waste: 'Perda',
  usualWaste: 'Perda normal',
  unitPrice: 'Preço unitário',
  packPrice: 'Preço do pacote inteiro',
  packContent: 'Conteúdo do pacote',
  packUnit: 'Unidade do conteúdo',
  rowTotal: 'Total do material',
  productionTime: 'Tempo de produção',
  batchSize: 'Rende quantas peças?',
  hourlyRate: 'Valor da hora',
  labour: 'Mão de obra',
  fixedCosts: 'Custos fixos',
  noFixedCosts: 'Não tenho custos fixos',
  totalCost: 'Custo total',
  markup: 'Margem sobre o custo',
  suggestedPrice: 'Preço sugerido',
  finalPrice: 'Preço final',
  rounding: 'Arredondar o preço',
  chosenPrice: 'Quero cobrar',
  notes: 'Anotações',
  earnedPerHour: 'Por hora de trabalho',
  profit: 'Lucro',
  netMargin: 'Margem líquida',
  catalogueName: 'Nome do Material *',
  pricePerUnit: 'Preço por Unidade *',
  unitType: 'Tipo de Unidade',
  catalogueCategory: 'Categoria',
  noCategory: 'Sem categoria',
  supplier: 'Fornecedor',
  name: 'Nome completo',
  email: 'Email',
  /** As `formatDecimal` would write it, without loading a formatter. */
  longestSupportMessage: '5.000',
  password: 'Senha',
  confirmPassword: 'Confirmar senha',
  newPassword: 'Nova senha',
  confirmNewPassword: 'Confirmar nova senha',
  currentPassword: 'Senha atual',
  newEmail: 'Novo email',
  craftType: 'Tipo de artesanato',
  state: 'Estado',
  businessType: 'Tipo de negócio',
  sortBy: 'Ordenar por',
} as const;

export const fixedCostsFallbackNote =
  'Sem valor aqui, contamos R$ 50,00. Se não for o caso, marque "Não tenho custos fixos".';

/** For a card whose price was computed at another hourly rate (R$ per hour) than today's. */
export function rateChangedNote(pricedWith: number | string, today: number | string): string {
  return `Preço calculado com ${formatHourlyRate(pricedWith)}; hoje seu valor é ${formatHourlyRate(today)}`;
}
