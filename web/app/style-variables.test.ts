import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, test } from 'vitest';

const folder = new URL('.', import.meta.url);

async function textsOf(pattern: string): Promise<string> {
  const texts: string[] = [];
  for await (const name of glob(pattern, { cwd: folder })) {
    texts.push(readFileSync(new URL(name, folder), 'utf8'));
  }
  return texts.join('\n');
}

const found = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

test('no style goes by a variable that nothing sets', async () => {
  const styles = await textsOf('**/*.css');
  const used = found(styles, /var\((--[\w-]+)/g);
  const set = found(styles, /(--[\w-]+):/g);
  const setByScripts = found(await textsOf('**/*.{ts,tsx}'), /['`](--[\w-]+)['`]/g);
  expect(used).toContain('--paper');
  expect([...used].filter((name) => !set.has(name) && !setByScripts.has(name))).toEqual([]);
});
