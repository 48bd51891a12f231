/** Of a new piece that was begun and not saved, on home. */
export const waitingDraftWords = {
  title: (name: string) => `Continuar: ${name || 'peça sem nome'}`,
  /** @param price as it is said; null before there is one */
  facts: (price: string | null) => `${price ? `${price} até agora · falta` : 'Falta'} salvar`,
} as const;
