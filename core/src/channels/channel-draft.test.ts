import { describe, expect, it } from 'vitest';
import {
  bandCount,
  draftFromTable,
  draftOfChannel,
  readChannel,
  readChannelDraft,
  withBand,
  withoutBand,
} from './channel-draft.ts';
import { channelInputSchema } from './channel-schemas.ts';
import { feeTables } from './fee-tables.ts';

const today = '2026-11-30';

describe('the form of a channel', () => {
  it('sends each fee table as it is, and shows it again as it was', () => {
    for (const table of feeTables) {
      const draft = draftFromTable(table);
      const sent = channelInputSchema.parse(readChannel(draft, today));
      expect(sent).toMatchObject({ name: table.name, ...table.fees, feeTable: table.id });
      const shown = draftOfChannel(sent);
      expect(readChannel(shown, today)).toEqual(sent);
    }
  });

  it('takes bands away and adds them, and names what is wrong by its path', () => {
    const shopee = draftFromTable(feeTables.find(({ id }) => id === 'shopee') ?? null);
    const fewer = withoutBand(shopee, 1);
    expect(bandCount(fewer)).toBe(4);
    expect(fewer['bands.1.from']).toBe('80,00');
    const more = withBand(fewer);
    expect(bandCount(more)).toBe(5);
    const wrong = channelInputSchema.safeParse(readChannel(more, today));
    expect(wrong.error?.issues.map(({ path }) => path.join('.'))).toContain('bands.4.from');
  });

  it('takes a fee that was left empty for none, and one that is no number for nothing at all', () => {
    const own = draftFromTable(null);
    const typed = { ...own, name: 'Feira', 'bands.0.percent': '', 'bands.0.fixed': ' ' };
    expect(channelInputSchema.parse(readChannel(typed, today)).bands).toEqual([
      { from: 0, percent: 0, fixed: 0 },
    ]);
    const wrong = { ...typed, 'bands.0.fixed': 'pouco', cap: 'cem reais' };
    const found = channelInputSchema.safeParse(readChannel(wrong, today)).error?.issues;
    expect(found?.map(({ path }) => path.join('.'))).toEqual(['cap', 'bands.0.fixed']);
  });

  it('begins a channel of one’s own without a name and without fees', () => {
    const wrong = channelInputSchema.safeParse(readChannel(draftFromTable(null), today));
    expect(wrong.error?.issues.map(({ path }) => path.join('.'))).toEqual(['name']);
  });

  it('says that fees hold today once somebody says so, or has typed others', () => {
    const before = { ...draftFromTable(null), checkedOn: '2026-01-02' };
    const checkedOn = (typed: object) =>
      readChannel({ ...before, ...typed }, today, before).checkedOn;
    expect(checkedOn({ name: 'Feira', checkedOn: '' })).toBe('2026-01-02');
    expect(checkedOn({ looked: 'yes' })).toBe(today);
    expect(checkedOn({ 'bands.0.percent': '5' })).toBe(today);
  });

  it('is read again as a device stored it, though what was looked at then was not today', () => {
    const draft = withBand({ ...draftFromTable(null), looked: 'yes' });
    expect(readChannelDraft({ ...draft, other: 7 })).toEqual({ ...draft, looked: '' });
  });
});
