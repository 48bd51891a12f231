import { describe, expect, it } from 'vitest';
import { customMarkupQuickPicks, markupPresets, presetOf } from './presets.ts';

describe('presetOf', () => {
  it.each(markupPresets.filter((preset) => preset.markup !== null))(
    'knows $id by its markup',
    ({ id, markup }) => {
      expect(presetOf(Number(markup))).toBe(id);
      expect(presetOf(`${markup}.00`)).toBe(id);
    },
  );

  it('names the margins of the specification, and what each is for', () => {
    expect(markupPresets.map(({ id, markup, meaning }) => [id, markup, meaning])).toEqual([
      ['low', 50, 'Para girar estoque e feiras populares'],
      ['standard', 100, 'Recomendada para iniciantes'],
      ['high', 150, 'Para peças exclusivas'],
      ['premium', 200, 'Para canais premium'],
      ['custom', null, 'Você define a margem'],
    ]);
    expect(customMarkupQuickPicks).toEqual([50, 100, 150, 200, 250, 300]);
  });

  it.each([0, 49.99, 50.01, 99, 101, 250, 300])('calls %d custom', (markup) => {
    expect(presetOf(markup)).toBe('custom');
  });
});
