export const repricingCauses = ['hourlyRate', 'materials'] as const;

export type RepricingCause = (typeof repricingCauses)[number];

export const maxRepriced = 1000;

export const tooManyRepriced =
  'São materiais demais de uma vez: atualize menos produtos de cada vez';
