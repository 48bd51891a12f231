export const catalogueLabels = {
  name: 'Nome do Material *',
  unitType: 'Tipo de Unidade',
  category: 'Categoria',
  noCategory: 'Sem categoria',
} as const;

export const catalogueWords = {
  none: 'Nenhum material encontrado',
  loading: 'Carregando seu catálogo…',
} as const;

/** The words of the form of a material, new or stored. */
export const materialForm = {
  changed: 'Este material mudou em outro lugar',
  fields: 'Dados do material',
  add: 'Salvar Material',
  update: 'Salvar Alterações',
  saving: 'Salvando...',
} as const;

export const catalogueToasts = {
  added: 'Material adicionado com sucesso',
  updated: 'Material atualizado com sucesso',
  deleted: 'Material excluído com sucesso',
  duplicated: 'Material duplicado com sucesso',
  stored: 'Material guardado no catálogo',
} as const;

export const deleteMaterialQuestion = (name: string) =>
  `Tem certeza que deseja excluir o material "${name}"?`;
