const unprintable = /[\p{Cc}\u2028\u2029]/u;

/** Whether a text is well-formed Unicode on one line, without control characters. */
export function isPlainLine(text: string): boolean {
  return text.isWellFormed() && !unprintable.test(text);
}
