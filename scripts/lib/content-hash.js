import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * All files under a folder in a fixed order; a missing folder has none.
 *
 * @param {string} folder
 * @param {(name: string) => boolean} wanted by a file's or a folder's own name
 * @returns {string[]}
 */
function filesUnder(folder, wanted) {
  /** @type {import('node:fs').Dirent[]} */
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return [];
    throw error;
  }
  return entries
    .filter((entry) => wanted(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(path, wanted) : [path];
    });
}

/**
 * One hash over names and contents; a file that is added, removed, renamed or changed changes it.
 *
 * @param {string} base what the names are relative to
 * @param {readonly string[]} paths files and folders inside the base
 * @param {(name: string) => boolean} [wanted] which files and folders count
 * @returns {string} SHA-256, hexadecimal
 */
export function contentHash(base, paths, wanted = () => true) {
  const hash = createHash('sha256');
  for (const path of paths) {
    const full = join(base, path);
    const files = statSync(full, { throwIfNoEntry: false })?.isFile()
      ? [full]
      : filesUnder(full, wanted);
    for (const file of files) {
      const content = readFileSync(file);
      const name = file.slice(base.length + 1).replaceAll('\\', '/');
      hash.update(`${name}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}
