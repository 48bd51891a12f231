const unprintable = /[\p{Cc}\u2028\u2029]/u;

/** Whether a text is well-formed Unicode on one line, without control characters. */
export function isPlainLine(text: string): boolean {
  return text.isWellFormed() && !unprintable.test(text);
}

/** The text with '\n' for every kind of line break. */
export function withPlainLineBreaks(text: string): string {
  return text.replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n');
}

/** Whether a text is well-formed Unicode without control characters but '\n' and tabs. */
export function isPlainText(text: string): boolean {
  return isPlainLine(text.replaceAll(/[\n\t]/g, ' '));
}
