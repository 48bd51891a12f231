import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainLine } from '../fields/plain-text.ts';
import { hasLength, textLength } from '../fields/text-length.ts';
import { copyName } from './copy-name.ts';

describe('copyName', () => {
  it.each([
    ['Urso', 'Urso (Cópia)'],
    ['Urso (Cópia)', 'Urso (Cópia) (Cópia)'],
    ['a'.repeat(92), `${'a'.repeat(92)} (Cópia)`],
    ['a'.repeat(93), `${'a'.repeat(92)} (Cópia)`],
    [`${'a'.repeat(91)} b`, `${'a'.repeat(91)} (Cópia)`],
    ['🧶'.repeat(100), `${'🧶'.repeat(92)} (Cópia)`],
    // Three code points each, and thirty of them are ninety.
    ['👩‍🎨'.repeat(33), `${'👩‍🎨'.repeat(30)} (Cópia)`],
    [`a\u0301${'e\u0301'.repeat(49)}`, `a\u0301${'e\u0301'.repeat(45)} (Cópia)`],
    [`a${'\u0301'.repeat(99)}`, `a${'\u0301'.repeat(91)} (Cópia)`],
  ])('calls the copy of %j %j', (name, copy) => {
    expect(copyName(name, 100)).toBe(copy);
  });

  it('keeps every name within its length, on one line and with its suffix', () => {
    const names = fc
      .string({ unit: 'grapheme', minLength: 2, maxLength: 100 })
      .map((text) => text.trim())
      .filter((text) => hasLength(text, { min: 2, max: 100 }) && isPlainLine(text));
    fc.assert(
      fc.property(names, (name) => {
        const copy = copyName(name, 100);
        expect(textLength(copy)).toBeLessThanOrEqual(100);
        expect(copy.endsWith(' (Cópia)')).toBe(true);
        expect(copy.trim()).toBe(copy);
        expect(isPlainLine(copy)).toBe(true);
        expect(name.startsWith(copy.slice(0, -' (Cópia)'.length))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
