/** Words on home for a new piece that was begun and not saved. */
export const waitingDraftWords = {
  title: (name: string) => `Continuar: ${name || 'peça sem nome'}`,
  /** @param price as it is shown; null before there is one */
  facts: (price: string | null) => `${price ? `${price} até agora · falta` : 'Falta'} salvar`,
} as const;

export const asideNote = {
  message: 'Esta é a versão salva. A que você digitou está guardada.',
  action: 'Voltar à minha versão',
} as const;
