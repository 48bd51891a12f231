/** Acts that are offered in several places, each by one name. */
export const actWords = {
  newPiece: 'Nova peça',
  bringList: 'Trazer uma lista',
} as const;
