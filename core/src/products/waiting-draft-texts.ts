/** Of a new piece that was begun and not saved, on home. */
export const waitingDraftWords = {
  title: (name: string) => `Continuar: ${name || 'peça sem nome'}`,
  facts: 'Falta salvar: por enquanto está só neste aparelho.',
} as const;
