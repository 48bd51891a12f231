/** What the form says of templates before one is wanted. */
export const templateStart = {
  start: 'Começar de um modelo',
  aside: 'Este é o modelo. O que você tinha digitado está guardado.',
  loading: 'Abrindo os modelos…',
} as const;
