export const noCategory = { id: 'none', name: 'Nenhuma (sem categoria)', emoji: '📦' } as const;

/** The catalogue's categories. A material stores the `name`; 'none' stores null. */
export const catalogueCategories = [
  noCategory,
  { id: 'aviamentos', name: 'Aviamentos', emoji: '🪡' },
  { id: 'botoes', name: 'Botões', emoji: '🔘' },
  { id: 'ceramica', name: 'Cerâmica', emoji: '🏺' },
  { id: 'cola', name: 'Colas e Adesivos', emoji: '🧴' },
  { id: 'correntes', name: 'Correntes e Elos', emoji: '🔗' },
  { id: 'enchimentos', name: 'Enchimentos', emoji: '☁️' },
  { id: 'fitas', name: 'Fitas e Elásticos', emoji: '🎀' },
  { id: 'linhas', name: 'Linhas e Fios', emoji: '🧵' },
  { id: 'madeira', name: 'Madeira', emoji: '🪵' },
  { id: 'metal', name: 'Metal', emoji: '🔩' },
  { id: 'miçangas', name: 'Miçangas e Contas', emoji: '📿' },
  { id: 'outros', name: 'Outros', emoji: '✨' },
  { id: 'papel', name: 'Papéis', emoji: '📄' },
  { id: 'pedras', name: 'Pedras e Cristais', emoji: '💎' },
  { id: 'pinceis', name: 'Pincéis e Ferramentas', emoji: '🖌️' },
  { id: 'plastico', name: 'Plástico', emoji: '🧪' },
  { id: 'tecidos', name: 'Tecidos', emoji: '👗' },
  { id: 'tintas', name: 'Tintas e Pigmentos', emoji: '🎨' },
  { id: 'vidro', name: 'Vidro', emoji: '🫙' },
  { id: 'zippers', name: 'Zíperes e Fechos', emoji: '🤐' },
] as const;

/** What has been sent, or stored by older versions, for the choice of none. */
export const noCategoryTexts: readonly string[] = [noCategory.id, noCategory.name];
