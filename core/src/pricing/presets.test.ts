import { describe, expect, it } from 'vitest';
import { markupPresets, presetOf } from './presets.ts';

describe('presetOf', () => {
  it.each(markupPresets.filter((preset) => preset.markup !== null))(
    'knows $id by its markup',
    ({ id, markup }) => {
      expect(presetOf(Number(markup))).toBe(id);
      expect(presetOf(`${markup}.00`)).toBe(id);
    },
  );

  it('names the margins of the specification', () => {
    expect(markupPresets.map(({ id, markup }) => [id, markup])).toEqual([
      ['low', 50],
      ['standard', 100],
      ['high', 150],
      ['premium', 200],
      ['custom', null],
    ]);
  });

  it.each([0, 49.99, 50.01, 99, 101, 250, 300])('calls %d custom', (markup) => {
    expect(presetOf(markup)).toBe('custom');
  });
});
