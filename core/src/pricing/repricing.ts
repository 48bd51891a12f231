/** Why products are priced anew: another hourly rate, or other prices of the catalogue. */
export const repricingCauses = ['hourlyRate', 'materials'] as const;

export type RepricingCause = (typeof repricingCauses)[number];

/** The most products that are priced anew at once. */
export const maxRepriced = 1000;

/** What is wrong with a call whose products take too many materials of the catalogue. */
export const tooManyRepriced =
  'São materiais demais de uma vez: atualize menos produtos de cada vez';
