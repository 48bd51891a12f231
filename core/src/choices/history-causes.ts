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

export const historyKinds = ['product', 'material'] as const;

export type HistoryKind = (typeof historyKinds)[number];
