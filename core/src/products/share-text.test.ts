import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakdownAtPrice } from '../pricing/price.ts';
import { shareText } from './share-text.ts';

const bear = {
  name: 'Amigurumi de urso',
  productionTime: 6.5,
  batchSize: 1,
  finalPrice: '409.10',
  netMargin: '50.0',
  materialsTotal: '34.05',
  labour: '162.50',
  profit: '204.55',
};

describe('shareText', () => {
  it('says name, price, net margin, profit, time, materials and labour', () => {
    expect(shareText(bear).replaceAll('\u00a0', ' ')).toBe(
      [
        'Amigurumi de urso',
        '',
        'Preço final: R$ 409,10',
        'Você ganha: R$ 367,05 · R$ 56,47 por hora',
        'Margem líquida: 50,0%',
        'Lucro: R$ 204,55',
        'Tempo de produção: 6 h 30 min',
        'Materiais: R$ 34,05',
        'Mão de obra: R$ 162,50',
      ].join('\n'),
    );
  });

  it('calls a loss by its name', () => {
    const text = shareText({ ...bear, profit: '-3.16', netMargin: '-7.9' });
    expect(text.replaceAll('\u00a0', ' ')).toContain('\nPrejuízo: -R$ 3,16\n');
    expect(text).not.toContain('Lucro');
  });

  it('says that the time is that of a batch, whose figures are those of one piece', () => {
    const text = shareText({ ...bear, productionTime: 2, batchSize: 12 });
    expect(text.replaceAll('\u00a0', ' ')).toContain('Tempo de produção: 2 h (rende 12 peças)\n');
  });

  it('carries any name unharmed, on a line of its own', () => {
    for (const name of ['<script>alert(1)</script>', '=cmd|calc', '🧶 "Urso"', 'عربي', 'e\u0301']) {
      expect(shareText({ ...bear, name }).split('\n')[0]).toBe(name);
    }
  });

  it('shares a profit that is price times net margin, as near as one decimal of it tells', () => {
    const cents = fc.integer({ min: 1, max: 10_000_00 });
    fc.assert(
      fc.property(cents, cents, (price, cost) => {
        const costs = { materials: [], productionTime: 1, fixedCosts: 0, hourlyRate: cost / 100 };
        const { netMargin, profit } = breakdownAtPrice(costs, price / 100);
        const shared = (Number(netMargin) / 100) * price;
        expect(Math.abs(shared - Number(profit) * 100)).toBeLessThanOrEqual(price * 0.0005 + 1e-6);
      }),
    );
  });
});
