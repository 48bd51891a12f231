import { formatCount, formatMoney, formatPercent } from '../numbers/formats.ts';

export const sheetHeadings = {
  number: 'Nº',
  product: 'Produto',
  craft: 'Categoria',
  hours: 'Horas',
  minutes: 'Minutos',
  batch: 'Rende (peças)',
  fixedCosts: 'Custos fixos',
  hourlyRate: 'Valor da hora',
  markup: 'Margem sobre o custo (%)',
  rounding: 'Arredondamento',
  chosenPrice: 'Quero cobrar',
  notes: 'Anotações',
  material: 'Material',
  category: 'Categoria',
  supplier: 'Fornecedor',
  quantity: 'Quantidade',
  unit: 'Unidade',
  waste: 'Perda (%)',
  unitPrice: 'Preço por unidade',
  packPrice: 'Preço do pacote',
  packContent: 'Conteúdo do pacote',
  packUnit: 'Unidade do pacote',
  rowTotal: 'Total do material',
  totalCost: 'Custo total',
  suggestedPrice: 'Preço sugerido',
  finalPrice: 'Preço final',
  profit: 'Lucro',
  netMargin: 'Margem líquida (%)',
  onHand: 'Em estoque',
  stockValue: 'Valor em estoque',
  day: 'Data',
  item: 'Material ou produto',
  movement: 'Tipo',
  value: 'Valor',
  soldPrice: 'Preço de venda',
  note: 'Observação',
  reversed: 'Desfeito',
} as const;

export const sheetWords = { pieces: 'peça', yes: 'Sim' } as const;

/** Other headings that people write, without accents. Those of one word in `headings.ts` go together. */
export const otherHeadings = {
  number: ['numero do produto'],
  product: ['produto', 'nome do produto', 'peca', 'nome da peca', 'nome'],
  craft: ['artesanato', 'tipo de artesanato', 'tecnica'],
  hours: ['tempo', 'tempo de producao', 'horas de trabalho', 'hora', 'tempo gasto'],
  minutes: ['min', 'tempo min', 'tempo em min', 'tempo em minutos', 'minutos de trabalho'],
  batch: ['rende', 'lote', 'pecas', 'rendimento', 'rende quantas pecas'],
  fixedCosts: ['custo fixo', 'fixos'],
  hourlyRate: ['valor hora', 'preco da hora'],
  markup: ['margem', 'margem sobre o custo', 'markup', 'lucro desejado'],
  rounding: ['arredondar', 'arredondar o preco'],
  chosenPrice: ['preco escolhido', 'preco praticado', 'preco de venda'],
  finalPrice: [],
  notes: ['anotacao', 'observacoes', 'notas', 'receita'],
  material: ['materia prima', 'nome'],
  category: ['grupo', 'tipo', 'classe'],
  supplier: ['loja', 'onde comprei', 'vendedor', 'marca'],
  quantity: ['uso'],
  unit: ['tipo de unidade'],
  waste: ['perda de costume', 'desperdicio', 'quebra'],
  unitPrice: ['quanto custou', 'quanto custa', 'quanto custou cada'],
  packPrice: [
    ...['preco da embalagem', 'preco do pacote inteiro', 'valor do pacote', 'valor da embalagem'],
    ...['preco da caixa', 'valor da caixa', 'preco do rolo', 'valor do rolo'],
    ...['preco pago', 'valor pago', 'preco de compra', 'valor de compra'],
  ],
  packContent: [
    ...['conteudo', 'conteudo da embalagem', 'tamanho do pacote', 'tamanho da embalagem'],
    ...['qtd do pacote', 'qtd na embalagem', 'quantidade do pacote', 'quantidade na embalagem'],
    ...['qtde do pacote', 'qtde na embalagem', 'quantidade por pacote', 'unidades por pacote'],
    ...['embalagem', 'apresentacao', 'tamanho', 'comprimento', 'peso', 'metragem', 'volume'],
    ...[
      'qtd na caixa',
      'qtd por caixa',
      'quantidade na caixa',
      'qtd por pacote',
      'pecas por pacote',
    ],
    ...['vem quanto', 'quanto vem', 'como vem', 'vem com'],
  ],
  packUnit: ['unidade do conteudo', 'unidade da embalagem'],
} as const;

export const sheetMessages = {
  notANumber: 'Não é um número que dê para ler.',
  /** Examples of what would be right, which stand behind a message. */
  examples: {
    sum: ' Escreva assim: 12,50.',
    amount: ' Escreva assim: 2,5 ou 250 g.',
    hours: ' Escreva assim: 1,5 ou 1h30.',
    percent: ' Escreva assim: 5 ou 5%.',
  },
  belowZero: 'Aqui não cabe um valor abaixo de zero.',
  unclearPrice: 'Não deu para saber qual é o preço. Escreva só ele: 12,50.',
  cellError: 'Aqui está o erro de uma fórmula. Escreva o valor.',
  unknownUnit: 'Unidade desconhecida.',
  /** @param options the first of what it could be */
  unknownChoice: (options: readonly string[]) =>
    `Não é nenhuma das opções, que são ${options.join(', ')}…`,
  needsUnit: 'Diga também a unidade: 254 m ou 100 g.',
  twoUnits: 'Aqui está uma unidade, e na coluna da unidade está outra.',
  /** @param per the unit of the price */
  otherUnit: (per: string) => `O preço é por ${per}, e a quantidade está em outro tipo de unidade.`,
  noHours: 'Faltam as horas.',
  /** The messages for columns that a row cannot do without. */
  missing: {
    material: 'Falta o nome.',
    product: 'Falta o nome.',
    quantity: 'Falta a quantidade.',
    unitPrice: 'Falta o preço.',
    packPrice: 'Falta o preço do pacote.',
    packContent: 'Falta quanto vem no pacote.',
  } as Readonly<Record<string, string>>,
  inDays: 'O título diz outra medida de tempo. Escreva em horas: 1,5 ou 1h30.',
  twice: 'Este nome já apareceu em outra linha.',
} as const;

interface Assumed {
  readonly fixedCosts?: number | undefined;
  readonly marginPercentage?: number | undefined;
  readonly hourlyRate?: number | undefined;
}

export const importNotes = {
  /** What new products have where nothing says it. */
  assumed: ({ fixedCosts, marginPercentage, hourlyRate }: Assumed) => {
    const parts = [
      fixedCosts !== undefined && `custos fixos de ${formatMoney(fixedCosts)}`,
      marginPercentage !== undefined && `margem de ${formatPercent(marginPercentage)}`,
      hourlyRate !== undefined && `${formatMoney(hourlyRate)} por hora de trabalho`,
    ].filter((part) => part !== false);
    return `Onde a lista não diz, usamos ${parts.join(', ')}.`;
  },
  rounded: (count: number) =>
    `${formatCount(count, 'número tinha', 'números tinham')} casas decimais demais: ${count === 1 ? 'foi arredondado' : 'foram arredondados'}.`,
} as const;
