import { cutText } from './cut-text.ts';
import { textLength } from './text-length.ts';

const suffix = ' (Cópia)';

/**
 * The name of a copy. If the whole would be longer than `max` code points, the name is cut between
 * two characters as people see them.
 */
export function copyName(name: string, max: number): string {
  return cutText(name, max - textLength(suffix)) + suffix;
}
