import { afterEach, expect, test, vi } from 'vitest';
import { emptyHourDraft } from '#core/hour/hour-draft.ts';
import { fakeBrowser } from '../../ui/browser/fake-browser.ts';
import { noSaveKeys } from '../drafts/draft-slot.ts';
import { ownSlot, visitorSlot } from './hour-slots.ts';

afterEach(() => vi.unstubAllGlobals());

const told = (monthlyIncome: string) => ({
  ...noSaveKeys,
  version: null,
  draft: { ...emptyHourDraft, monthlyIncome },
  aside: null,
});
const answers = told('3000');

test('what a visitor answered is there after the first login, until it is saved', () => {
  fakeBrowser();
  visitorSlot().save(answers);
  const slot = ownSlot('ana');
  expect(slot.load()).toEqual(answers);
  slot.save(told('3500'));
  expect(ownSlot('ana').load()?.draft.monthlyIncome).toBe('3500');
  slot.clear();
  expect([ownSlot('ana').load(), visitorSlot().load()]).toEqual([null, null]);
});

test('one account does not see the answers of another', () => {
  fakeBrowser();
  ownSlot('ana').save(answers);
  expect(ownSlot('rosa').load()).toBeNull();
});
