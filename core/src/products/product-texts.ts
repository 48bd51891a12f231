export const productLabels = {
  /** The names as messages call them. */
  shortName: 'Nome',
  craftCategory: 'Categoria',
  material: 'Material',
  quantity: 'Quantidade',
  quantityUsed: 'Quantidade usada',
  unitUsed: 'Unidade da quantidade',
  waste: 'Perda',
  unitPrice: 'Preço unitário',
  packUnit: 'Unidade do conteúdo',
  rowTotal: 'Total do material',
  productionTime: 'Tempo de produção',
  noFixedCosts: 'Não tenho custos fixos',
  rounding: 'Arredondar o preço',
  chosenPrice: 'Quero cobrar',
  notes: 'Anotações',
  sortBy: 'Ordenar por',
} as const;

export const productToasts = {
  saved: 'Produto salvo com sucesso!',
  updated: 'Produto atualizado com sucesso!',
  deleted: 'Produto excluído com sucesso!',
  duplicated: 'Produto duplicado com sucesso!',
  nearLimit: 'Você está próximo do limite de produtos. Considere fazer upgrade!',
  shareCopied: 'Informações copiadas para a área de transferência!',
} as const;

export const deleteProductQuestion = (name: string) => `Tem certeza que deseja excluir "${name}"?`;

export const productWords = {
  loadFailed: 'Não foi possível carregar seus produtos',
  stale: 'Não foi possível atualizar: seus produtos estão como da última vez.',
  none: 'Sua prateleira está vazia',
} as const;
