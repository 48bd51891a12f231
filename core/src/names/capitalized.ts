/** 'material' → 'Material'. */
export const capitalized = (text: string): string =>
  text.replace(/^./, (first) => first.toUpperCase());
