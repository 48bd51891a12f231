import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, absolute. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * @param {...string} parts path inside the repository
 * @returns {string} absolute path
 */
export const inRoot = (...parts) => join(root, ...parts);
