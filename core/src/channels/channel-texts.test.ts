import { describe, expect, it } from 'vitest';
import { deadZones } from './channel-price.ts';
import { deadZoneText } from './channel-price-texts.ts';
import { feeLines, feesText, seenText, sourceText, tablesText } from './channel-texts.ts';
import { feeGroups, feeTableOf, feeTables } from './fee-tables.ts';
import { feeSchedule } from './fees.ts';
import { wantsLook } from './last-looked.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const table = (id: string) => feeTableOf(id) ?? expect.unreachable(id);

describe('the fee tables', () => {
  it('each have fees that can be counted, a group, a source and a day', () => {
    expect(new Set(feeTables.map(({ id }) => id)).size).toBe(feeTables.length);
    for (const { id, fees, group, source, seenOn } of feeTables) {
      expect(() => feeSchedule(fees), id).not.toThrow();
      expect(feeGroups.map((each) => each.id)).toContain(group);
      expect(source).not.toBe('');
      expect(seenOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });

  it('say in few words what is taken, where they come from and where a higher price pays no more', () => {
    expect(plain(feesText({ ...table('shopee').fees, sellerCost: 3 }))).toBe(
      '14% a 20% + R$ 4,50 a R$ 26,00 · seus gastos R$ 3,00',
    );
    expect(plain(feesText(table('elo7').fees))).toBe('18% + R$ 3,99');
    expect(feesText(table('feira').fees)).toBe('Sem taxas');
    const fair = { ...table('feira').fees, paymentPercent: 3.15, taxPercent: 4, sellerCost: 1.5 };
    expect(plain(feesText(fair))).toBe('pagamento 3,15% · imposto 4% · seus gastos R$ 1,50');
    expect(sourceText(table('shopee'))).toBe(
      'Central do vendedor da Shopee: vale desde 1 de outubro de 2026, visto em 25 de novembro de 2026',
    );
    expect(sourceText(table('magalu'))).toContain('vale desde março de 2026');
    expect(deadZones(table('shopee').fees).map(deadZoneText).map(plain)).toContain(
      'Entre R$ 80,00 e R$ 87,78 você não recebe mais do que a R$ 79,99',
    );
  });

  it('say what is taken at a price, and what all of them span', () => {
    const shopee = [table('shopee')];
    expect(plain(tablesText(shopee, 88))).toBe('14% + R$ 16,00');
    expect(plain(tablesText(shopee, 8.99))).toBe('70%');
    expect(plain(tablesText(shopee, null))).toBe('14% a 20% + R$ 4,50 a R$ 26,00');
    expect(seenText(table('shopee'))).toBe('visto em 25/11');
    const amazon = feeTables.filter(({ group }) => group === 'amazon');
    expect(plain(tablesText(amazon, 50))).toBe('12% a 15% + R$ 2,00');
    const market = feeTables.filter(({ group }) => group === 'mercado-livre');
    expect(plain(tablesText(market, 100))).toBe('11,5% a 19%');
    expect(plain(tablesText(market, null))).toBe('11,5% a 19% + até R$ 7,75');
    for (const { id, asks } of feeGroups) {
      const kinds = feeTables.filter(({ group }) => group === id && id !== 'hand');
      const areQuestions = kinds.length > 1;
      expect([asks !== undefined, kinds.every(({ kind }) => kind !== undefined)], id).toEqual([
        areQuestions,
        areQuestions || kinds.length === 0,
      ]);
    }
    expect(new Set(market.map(({ variant, kind }) => `${variant} ${kind}`)).size).toBe(6);
  });

  it('are read line by line', () => {
    const lines = (fees: Parameters<typeof feeLines>[0]) =>
      feeLines(fees).map(({ label, value }) => plain(`${label}: ${value}`));
    expect(lines({ ...table('shopee').fees, taxPercent: 4 })).toEqual([
      'Até R$ 8,99: 70%',
      'De R$ 9,00 a R$ 79,99: 20% + R$ 4,50',
      'De R$ 80,00 a R$ 99,99: 14% + R$ 16,00',
      'De R$ 100,00 a R$ 199,99: 14% + R$ 20,00',
      'De R$ 200,00 em diante: 14% + R$ 26,00',
      'Imposto: 4%',
    ]);
    expect(lines({ ...table('feira').fees, paymentPercent: 3 })).toEqual(['Taxa do pagamento: 3%']);
    expect(lines(table('elo7').fees)).toEqual(['De cada venda: 18% + R$ 3,99']);
  });

  it('are to be looked at after 30 days, and at once where they are not sure', () => {
    const now = Date.parse('2026-12-25T12:00:00Z');
    const looked = { checkedOn: '2026-11-26', createdAt: '2025-01-01T00:00:00Z' };
    expect(wantsLook(looked, table('elo7'), now)).toBe(false);
    expect(wantsLook({ ...looked, checkedOn: '2026-11-25' }, table('elo7'), now)).toBe(true);
    const fresh = { checkedOn: null, createdAt: '2026-12-25T00:00:00Z' };
    expect(wantsLook(fresh, table('elo7'), now)).toBe(false);
    expect(wantsLook(fresh, table('mercado-livre-classico-casa'), now)).toBe(true);
    expect(wantsLook(looked, table('mercado-livre-classico-casa'), now)).toBe(false);
  });
});
