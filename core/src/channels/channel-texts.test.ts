import { describe, expect, it } from 'vitest';
import { deadZones } from './channel-price.ts';
import { feesText, sourceText } from './channel-texts.ts';
import { feeGroups, feeTableOf, feeTables } from './fee-tables.ts';
import { feeSchedule } from './fees.ts';
import { wantsLook } from './last-looked.ts';
import { deadZoneText } from './price-texts.ts';

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
      'de 14% a 70%, em 5 faixas de preço · seus gastos R$ 3,00',
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
