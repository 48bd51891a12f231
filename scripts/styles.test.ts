import { fileURLToPath } from 'node:url';
import stylelint from 'stylelint';
import { expect, test } from 'vitest';

const codeFilename = fileURLToPath(new URL('../web/app/planted.module.css', import.meta.url));

async function refusals(declaration: string): Promise<number> {
  const { results } = await stylelint.lint({ code: `.a { ${declaration}; }`, codeFilename });
  return results[0]?.warnings.length ?? 0;
}

// A size that no scale knows would come in unseen.
test.each([
  'font-size: 0.8125rem',
  'gap: 10px',
  'row-gap: 0.3rem',
  'padding: var(--space-2) 5px',
  'margin-top: -3px',
  'border-radius: 4px',
  'border-top-left-radius: 1em',
  'z-index: 99',
  'color: #333',
])('a style of a screen is refused: %s', async (declaration) => {
  expect(await refusals(declaration)).toBe(1);
});

test.each([
  'font-size: var(--text-2)',
  'padding: 0 var(--space-4) max(var(--space-3), env(safe-area-inset-bottom))',
  'margin: calc(-1 * var(--space-2)) auto 0',
  'border-radius: var(--radius-2)',
  'z-index: var(--layer-toast)',
  'color: var(--ink)',
])('a step of a scale is a style: %s', async (declaration) => {
  expect(await refusals(declaration)).toBe(0);
});
