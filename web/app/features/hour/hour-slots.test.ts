import { afterEach, expect, test, vi } from 'vitest';
import { emptyHourDraft } from '#core/hour/hour-draft.ts';
import { fakeBrowser } from '../../ui/browser/fake-browser.ts';
import { ownSlot, visitorSlot } from './hour-slots.ts';

afterEach(() => vi.unstubAllGlobals());

const answers = { ...emptyHourDraft, monthlyIncome: '3000' };

test('what a visitor answered is there after the first login, until it is saved', () => {
  fakeBrowser();
  visitorSlot().save(answers);
  const slot = ownSlot('ana');
  expect(slot.load()).toEqual(answers);
  slot.save({ ...answers, monthlyIncome: '3500' });
  expect(ownSlot('ana').load()?.monthlyIncome).toBe('3500');
  slot.clear();
  expect([ownSlot('ana').load(), visitorSlot().load()]).toEqual([null, null]);
});

test('one account does not see the answers of another', () => {
  fakeBrowser();
  ownSlot('ana').save(answers);
  expect(ownSlot('rosa').load()).toBeNull();
});
