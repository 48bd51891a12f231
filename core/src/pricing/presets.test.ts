import { describe, expect, it } from 'vitest';
import { marginPresets, presetOf } from './presets.ts';

describe('presetOf', () => {
  it.each(marginPresets.filter((preset) => preset.margin !== null))(
    'knows $id by its margin',
    ({ id, margin }) => {
      expect(presetOf(Number(margin))).toBe(id);
      expect(presetOf(`${margin}.00`)).toBe(id);
    },
  );

  it('names the margins of the specification', () => {
    expect(marginPresets.map(({ id, margin }) => [id, margin])).toEqual([
      ['low', 50],
      ['standard', 100],
      ['high', 150],
      ['premium', 200],
      ['custom', null],
    ]);
  });

  it.each([0, 49.99, 50.01, 99, 101, 250, 300])('calls %d custom', (margin) => {
    expect(presetOf(margin)).toBe('custom');
  });
});
