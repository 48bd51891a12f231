import { crafts } from '#core/crafts/crafts.ts';

export const craftOptions = crafts
  .map(({ id, name }) => ({ value: id, label: name }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'pt-BR'));
