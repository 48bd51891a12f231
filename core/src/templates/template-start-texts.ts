export const templateStart = {
  start: 'Começar de um modelo',
  /** Where there is little room. */
  short: 'Modelo',
  aside: 'O que estava no formulário está guardado.',
  showAside: 'Trocar de volta',
  replaced: 'Outro modelo no formulário.',
  loading: 'Abrindo os modelos…',
} as const;
