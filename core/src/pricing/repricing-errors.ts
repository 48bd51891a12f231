/** What is wrong with a call that prices products anew. */
export const repricingMessages = {
  tooMany: 'São materiais demais de uma vez: atualize menos produtos de cada vez',
} as const;
