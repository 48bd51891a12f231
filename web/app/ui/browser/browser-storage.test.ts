import { afterEach, expect, test, vi } from 'vitest';
import { deviceStorage, parseJson, tabStorage } from './browser-storage.ts';
import { fakeBrowser } from './fake-browser.ts';

afterEach(() => vi.unstubAllGlobals());

const useAll = () => {
  deviceStorage.write('a', '1');
  deviceStorage.remove('b');
  deviceStorage.removePrefix('b');
  return [deviceStorage.read('a'), deviceStorage.hasPrefix('a')];
};

test('what is kept is found again, by its beginning too, and on its own side', () => {
  fakeBrowser();
  expect(useAll()).toEqual(['1', true]);
  expect(tabStorage.read('a')).toBeNull();
  for (const key of ['x:1', 'x:2', 'y:1']) tabStorage.write(key, key);
  tabStorage.removePrefix('x:');
  expect([tabStorage.hasPrefix('x:'), tabStorage.read('y:1')]).toEqual([false, 'y:1']);
});

test('a device that is full keeps what it had, and breaks nothing', () => {
  const { fill, device } = fakeBrowser();
  device.setItem('a', 'before');
  fill();
  expect(useAll()).toEqual(['before', true]);
});

test('where storage is forbidden or absent there is nothing, and nothing breaks', () => {
  expect(useAll()).toEqual([null, false]);
  vi.stubGlobal('window', {
    get localStorage() {
      throw new DOMException('', 'SecurityError');
    },
  });
  expect(useAll()).toEqual([null, false]);
});

test.each([
  [null, null],
  ['{"a":1}', { a: 1 }],
  ['{"a":', null],
])('%j is read as %j', (text, value) => expect(parseJson(text)).toEqual(value));
