import { tidyLine } from '../fields/tidy-text.ts';

/**
 * What names have in common that differ in letter case and spaces alone. An accent makes another name:
 * 'coco' and 'cocô' are two things.
 */
export const sameNameKey = (name: string) =>
  tidyLine(name).normalize('NFC').toLowerCase().replace(/\s+/g, ' ');
