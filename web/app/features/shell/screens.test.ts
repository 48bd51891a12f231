import { describe, expect, it } from 'vitest';
import { navigationFor, screenLabel } from './screens.ts';

const labels = [
  'Dashboard',
  'Calculadora',
  'Produtos',
  'Catálogo de Materiais',
  'Estoque',
  'Relatórios',
];

describe('navigationFor', () => {
  it('lists the screens in their order', () => {
    expect(navigationFor('free', '/').map(({ label }) => label)).toEqual(labels);
  });

  it('leads a free user from what is sold to where it is sold', () => {
    const locked = navigationFor('free', '/').filter((entry) => entry.locked);
    expect(locked.map(({ label, to }) => [label, to])).toEqual([
      ['Catálogo de Materiais', '/upgrade'],
      ['Estoque', '/upgrade'],
      ['Relatórios', '/upgrade'],
    ]);
    expect(navigationFor('pro', '/').map(({ to, locked }) => [to, locked])).toEqual([
      ['/dashboard', false],
      ['/calculator', false],
      ['/products', false],
      ['/materials', false],
      ['/stock', false],
      ['/reports', false],
    ]);
  });

  it('marks the one entry of the path, whatever the plan', () => {
    for (const plan of ['free', 'pro'] as const) {
      const current = (path: string) =>
        navigationFor(plan, path).flatMap((entry) => (entry.current ? [entry.label] : []));
      expect(current('/materials')).toEqual(['Catálogo de Materiais']);
      expect(current('/upgrade')).toEqual([]);
      expect(current('/products/')).toEqual(['Produtos']);
    }
  });
});

describe('screenLabel', () => {
  it.each([
    ['/dashboard', 'Dashboard'],
    ['/reports/', 'Relatórios'],
    ['/', 'Menu'],
    ['/settings', 'Menu'],
    ['/products/nothing', 'Menu'],
  ])('names %s %s', (path, label) => {
    expect(screenLabel(path)).toBe(label);
  });
});
