export const templateStart = {
  start: 'Começar de um modelo',
  /** Where there is little room. */
  short: 'Modelo',
  aside: 'O que estava no formulário está guardado.',
  showAside: 'Trocar de volta',
  replaced: 'Outro modelo no formulário.',
  loading: 'Abrindo os modelos…',
  /** The note on a price that lacks materials whose price was skipped. */
  without: (names: readonly string[]) =>
    `O preço ainda não conta com ${names.join(', ')}: falta dizer quanto custa.`,
} as const;
