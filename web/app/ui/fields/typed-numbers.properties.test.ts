import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Field, Fields, NumberField } from '#core/fields/field.ts';
import { shownSigns } from '#core/fields/tidy-text.ts';
import { emptyDraft, readDraft } from '#core/typed/field-draft.ts';
import { settleNumber } from '#core/typed/number-text.ts';
import { readTyped } from '#core/typed/read-typed.ts';

const isField = (value: unknown): value is Field => Object(value).kind && Object(value).label;

const isDescription = (value: unknown): value is Fields => {
  const fields = Object.values(Object(value));
  return fields.length > 0 && fields.every(isField);
};

/** What the modules export that describe fields, of forms and of what is stored. */
async function allDescriptions(): Promise<[string, Fields][]> {
  const files = globSync(['core/src/**/*.ts', 'web/app/**/*.ts'], {
    exclude: (path) => path.endsWith('.test.ts'),
  }).filter((path) => /satisfies .*(Fields|NumberField)/.test(readFileSync(path, 'utf8')));
  const found = files.map(async (path) => {
    const exported = Object.entries(await import(/* @vite-ignore */ resolve(path)));
    return exported.flatMap(([name, value]): [string, Fields][] => {
      if (isField(value)) return [[name, { [name]: value }]];
      return isDescription(value) ? [[name, value]] : [];
    });
  });
  return (await Promise.all(found)).flat();
}

const descriptions = await allDescriptions();

const numbers = descriptions.flatMap(([name, fields]) =>
  Object.entries(fields).flatMap(([key, field]) =>
    field.kind === 'number' ? [{ name: `${name}.${key}`, key, fields, field }] : [],
  ),
);

test('the descriptions of every kind of form are among those that are tried', () => {
  const names = descriptions.map(([name]) => name);
  for (const form of ['productFields', 'bandFields', 'hourFields', 'dialogFields', 'moveFields']) {
    expect(names).toContain(form);
  }
});

const typedText = fc.oneof(
  fc.constantFrom('cem reais', 'dez', '1,5,2', '12, 50', '-5', '0', '0,004', '1e5', '45 min', 'R$'),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'0123456789,.-+/ %R$hx') }),
);

const isRead = (field: NumberField, typed: string) => readTyped(field, typed).value !== null;

test.each(numbers)('$name: no text becomes null, 0 or a fallback in silence', (each) => {
  const { key, fields, field } = each;
  fc.assert(
    fc.property(
      typedText.filter((typed) => shownSigns(typed).trim() !== ''),
      (typed) => {
        const draft = { ...emptyDraft(fields), [key]: typed };
        const sent: unknown = readDraft(fields, draft)[key];
        const left = settleNumber(field, typed);
        if (!isRead(field, typed)) {
          // A schema of numbers refuses a text.
          expect(sent).toBe(typed);
          expect(left.note).toContain(`“${[...typed.trim()].slice(0, 10).join('')}`);
          return;
        }
        const value = Number(readTyped(field, typed).value);
        if (sent !== value) expect(left.note).not.toBeNull();
        if (Number(readTyped(field, left.text).value) !== value) expect(left.note).not.toBeNull();
      },
    ),
    { numRuns: 60 },
  );
});
