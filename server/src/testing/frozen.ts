import { readFileSync } from 'node:fs';

/** The bytes of a frozen file, by its name in the folder `frozen`. */
export const frozenBytes = (name: string): Buffer =>
  readFileSync(new URL(`../../../frozen/${name}`, import.meta.url));

export const frozenJson = <T>(name: string): T => JSON.parse(frozenBytes(name).toString());
