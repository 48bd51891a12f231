import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { planLabels } from '#core/plans/plans.ts';
import { inRoot } from './lib/paths.js';

const sources = globSync(
  '{core/src,server/src,web/app,web/static-pages,simulation}/**/*.{ts,tsx}',
  {
    cwd: inRoot(),
    exclude: ['**/*test.ts', '**/testing/**'],
  },
);

/** The specification quotes the messages about the limits so. */
const quoted = 'atingido no plano gratuito';

/** A plan, however somebody may call it. */
const plan = /(?:atingido no )?plano (gratuito|gr[aá]tis|free|b[aá]sico|pro)(?!\p{L})/giu;

test('each plan has one name in every text', () => {
  const names = Object.values(planLabels);
  const found = sources.flatMap((file) => [...readFileSync(inRoot(file), 'utf8').matchAll(plan)]);
  expect(found.length).toBeGreaterThan(10);
  const others = found.flatMap(([text, name = '']) => (names.includes(name) ? [] : text));
  expect(others).toEqual([quoted, quoted]);
});

test('what the free plan holds is called the same before and after the sign-up', () => {
  const texts = sources.flatMap(
    (file) => readFileSync(inRoot(file), 'utf8').match(/Calculadora de preços? completa/g) ?? [],
  );
  expect(new Set(texts).size).toBe(1);
});
