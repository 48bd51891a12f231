import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../ui/browser/fake-browser.ts';
import { storedProSteps } from './stored-pro-steps.ts';

afterEach(() => vi.unstubAllGlobals());

test('what was done or dismissed stays so on this device, for its user alone', () => {
  fakeBrowser();
  const ana = storedProSteps('ana');
  expect(ana.left()).toEqual([]);
  ana.begin();
  storedProSteps('bia').begin();
  ana.done('stock');
  expect(ana.left()).toEqual(['materials', 'reports']);
  ana.begin();
  expect(ana.left()).toEqual(['materials', 'reports']);
  ana.dismiss();
  ana.begin();
  expect(ana.left()).toEqual([]);
  expect(storedProSteps('bia').left()).toHaveLength(3);
});
