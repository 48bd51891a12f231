/** What a state of a product or of a catalogue material came from. */
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

/** What has a history. */
export const historyKinds = ['product', 'material'] as const;

export type HistoryKind = (typeof historyKinds)[number];
