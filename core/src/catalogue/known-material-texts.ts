/** Headings of the list of names under a row's name, by where the names come from. */
export const suggestionLabels = {
  catalogue: 'Do seu catálogo',
  pieces: 'Das suas peças',
  both: 'Do seu catálogo e das suas peças',
  common: 'Materiais comuns',
} as const;

export const rowOffers = {
  save: 'Guardar no catálogo',
  saving: 'Guardando…',
  use: 'Usar o do catálogo',
  sameName: 'Há um material com este nome no catálogo',
  /** @param name which differs from the row's in its accents */
  likeName: (name: string) => `No catálogo há “${name}”`,
} as const;

/** What stands behind the price of an entry of the catalogue. @param used '2 rolos' */
export const inPiece = (used: string) => ` · ${used} na peça`;

export function materialAddedToast(name: string): string {
  return `Material "${name}" adicionado!`;
}
