/** The words for counts, from one on. */
export const countWords = 'um dois tres quatro cinco seis sete oito nove dez onze doze'.split(' ');

const feminine: Readonly<Record<string, number>> = { uma: 1, duas: 2 };

/** @param word folded. @returns 0 for any other word */
export const countNamed = (word: string): number => feminine[word] ?? countWords.indexOf(word) + 1;
