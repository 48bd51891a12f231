import { textLength } from '../fields/text-length.ts';
import { cutText } from './cut-text.ts';

const suffix = ' (Cópia)';

/** The name of a copy, cut to `max` code points between two characters as people see them. */
export function copyName(name: string, max: number): string {
  return cutText(name, max - textLength(suffix)) + suffix;
}
