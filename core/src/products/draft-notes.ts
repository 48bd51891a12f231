/** What a form says of what the device keeps of it. */
export const draftNotes = {
  newer:
    'Este aparelho guarda um rascunho de uma versão mais nova da Artesa. Recarregue a página para abri-lo. O que você digitar antes disso só fica guardado se você salvar.',
  reload: 'Recarregar a página',
} as const;
