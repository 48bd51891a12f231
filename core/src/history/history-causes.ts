export const historyCauses = [
  'saved',
  'repriced',
  'deleted',
  'restored',
  'reverted',
  'imported',
  'backup',
] as const;

export type HistoryCause = (typeof historyCauses)[number];
