export const crafts = [
  { id: 'croche', name: 'Crochê', emoji: '🧶' },
  { id: 'bordado', name: 'Bordado', emoji: '🌸' },
  { id: 'bijuteria', name: 'Bijuteria', emoji: '📿' },
  { id: 'biscuit', name: 'Biscuit', emoji: '🎂' },
  { id: 'ceramica', name: 'Cerâmica', emoji: '🏺' },
  { id: 'costura', name: 'Costura', emoji: '🧵' },
  { id: 'decoracao', name: 'Decoração', emoji: '🕯️' },
  { id: 'tricot', name: 'Tricô', emoji: '🧣' },
  { id: 'macrame', name: 'Macramê', emoji: '🪢' },
  { id: 'patchwork', name: 'Patchwork', emoji: '🧩' },
  { id: 'feltro', name: 'Feltro', emoji: '🧸' },
  { id: 'scrapbook', name: 'Scrapbook', emoji: '📒' },
  { id: 'pintura', name: 'Pintura', emoji: '🎨' },
  { id: 'madeira', name: 'Madeira', emoji: '🪵' },
  { id: 'vidro', name: 'Vidro', emoji: '🫙' },
  { id: 'papel', name: 'Papel', emoji: '📄' },
  { id: 'outros', name: 'Outros', emoji: '✨' },
] as const;

export type CraftId = (typeof crafts)[number]['id'];

export const craftIds = crafts.map(({ id }) => id);

export const craftName = (id: string): string =>
  crafts.find((craft) => craft.id === id)?.name ?? id;
