/** What is wrong with a call for a list. Screens make no such call, so they load none of this. */
export const listErrors = {
  limit: 'Informe um número inteiro de 1 a 500',
  cursor: 'Esta página da lista não existe: comece pela primeira',
  profitability: 'Escolha uma rentabilidade da lista',
  order: 'Escolha uma ordem da lista',
  cause: 'Escolha um motivo da lista',
  id: 'Informe um UUID',
  searchTooLong: 'A busca deve ter até 200 caracteres',
  searchCharacters: 'Retire os caracteres inválidos da busca',
} as const;
