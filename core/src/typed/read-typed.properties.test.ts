import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emailSchema } from '../account/account-schemas.ts';
import { secondStepSchema } from '../account/two-factor-schemas.ts';
import { catalogueFields } from '../catalogue/catalogue-fields.ts';
import type { Field, NumberField } from '../fields/field.ts';
import {
  materialFields,
  packedMaterialFields,
  packFields,
  productFields,
} from '../products/product-fields.ts';
import { stockFields } from '../stock/stock-fields.ts';
import { settleNumber } from './number-text.ts';
import { parseDecimal } from './parse-decimal.ts';
import { readHours } from './read-hours.ts';
import { readQuantity } from './read-quantity.ts';
import { readTyped } from './read-typed.ts';

/** What a copy from a chat, a web page or a spreadsheet brings along, and nobody sees. */
const unseen = [
  ...'\u200B\u200C\u200D\u200E\u200F\u2060\uFEFF\u00AD\u034F\u061C\u180E\uFE0F',
  ...'\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069',
];
const spaces = [...'\u00A0\u2007\u2009\u202F\u3000'];

const allFields: readonly NumberField[] = [
  ...[productFields, materialFields, packedMaterialFields],
  ...[packFields, catalogueFields, stockFields],
]
  .flatMap((fields) => Object.values<Field>(fields))
  .filter((field) => field.kind === 'number');

const money = fc.nat({ max: 99_999_999 }).map((cents) => {
  const [whole = '', fraction] = (cents / 100).toFixed(2).split('.');
  return { whole, grouped: whole.replace(/\B(?=(\d{3})+$)/g, '.'), fraction };
});
const written = money.chain(({ whole, grouped, fraction }) =>
  fc.constantFrom(
    `${grouped},${fraction}`,
    `${whole}.${fraction}`,
    `R$ ${grouped},${fraction}`,
    `${whole}`,
    `${whole},${fraction} g`,
    `${whole}/3`,
    `${whole} + 0,5`,
    `${whole}h30`,
    `${whole}:15:30`,
    `${whole} min`,
    `${whole}%`,
    `R$ ${whole},${fraction}/h`,
    'abc',
  ),
);

/** The text with what nobody sees between its signs, and any space for a plain one. */
const sprinkled = (text: string) =>
  fc
    .array(fc.tuple(fc.array(fc.constantFrom(...unseen), { maxLength: 9 }), fc.nat(4)), {
      minLength: text.length + 1,
      maxLength: text.length + 1,
    })
    .map((between) =>
      between
        .map(([added, space], index) => {
          const sign = text[index] ?? '';
          return added.join('') + (sign === ' ' ? spaces[space] : sign);
        })
        .join(''),
    );

const pair = (text: fc.Arbitrary<string>) =>
  text.chain((plain) => fc.tuple(fc.constant(plain), sprinkled(plain)));

it('a number is the same in every field, whatever nobody sees is in it', () => {
  expect(allFields.length).toBeGreaterThan(20);
  fc.assert(
    fc.property(pair(written), fc.constantFrom(...allFields), ([plain, typed], field) => {
      const meant = readTyped(field, plain, 'grama');
      expect(readTyped(field, typed, 'grama')).toMatchObject({
        value: meant.value,
        unit: meant.unit,
      });
      expect(parseDecimal(typed)).toBe(parseDecimal(plain));
      expect(readHours(typed)).toEqual(readHours(plain));
      const read = readQuantity(typed, 'grama');
      expect(read?.quantity).toBe(readQuantity(plain, 'grama')?.quantity);
      if (meant.value !== null) {
        const [settled, wanted] = [typed, plain].map((text) => settleNumber(field, text, 'grama'));
        expect(readTyped(field, settled?.text ?? '').value).toBe(
          readTyped(field, wanted?.text ?? '').value,
        );
      }
    }),
    { numRuns: 2000 },
  );
});

it('nothing that is seen is an empty field', () => {
  for (const field of allFields) {
    const empty = settleNumber(field, '');
    expect(settleNumber(field, '\u200B\uFEFF')).toMatchObject({ note: empty.note });
  }
});

it('a code, a recovery code and an email are the same with it', () => {
  const digits = fc.stringMatching(/^[0-9]{6}$/);
  const letters = fc.stringMatching(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
  fc.assert(
    fc.property(pair(digits), pair(letters), ([plain, typed], [recovery, typedRecovery]) => {
      expect(secondStepSchema.parse({ code: typed })).toEqual({ code: plain });
      expect(secondStepSchema.parse({ recoveryCode: typedRecovery })).toEqual(
        secondStepSchema.parse({ recoveryCode: recovery }),
      );
    }),
  );
  fc.assert(
    fc.property(pair(fc.stringMatching(/^[a-z]{1,9}@[a-z]{1,9}\.br$/)), ([plain, typed]) => {
      expect(emailSchema.parse(` ${typed}\u00A0`)).toBe(plain);
    }),
  );
});
