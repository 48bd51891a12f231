import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { fieldErrors } from '../schemas/field-errors.ts';
import {
  confirmEmailSchema,
  emailSchema,
  meSchema,
  resetPasswordSchema,
  signInSchema,
  signUpSchema,
} from './account-schemas.ts';

const signUp = {
  name: 'Maria das Dores',
  email: 'maria@exemplo.com.br',
  password: 'segredo',
  craftType: 'croche',
  hourlyRate: 25,
};

function errorsOf(schema: z.ZodType, value: unknown) {
  const { error } = schema.safeParse(value);
  return error === undefined ? [] : fieldErrors(error);
}

describe('signUpSchema', () => {
  it('takes a new account', () => {
    expect(signUpSchema.parse({ ...signUp, name: ' Maria das Dores ' })).toEqual(signUp);
  });

  it('names every field that is missing', () => {
    expect(errorsOf(signUpSchema, {})).toEqual([
      { path: 'name', code: 'required', message: 'Campo obrigatório' },
      { path: 'email', code: 'required', message: 'Campo obrigatório' },
      { path: 'password', code: 'required', message: 'Campo obrigatório' },
      {
        path: 'craftType',
        code: 'invalid_value',
        message: 'Selecione o tipo de artesanato que você faz',
      },
      { path: 'hourlyRate', code: 'required', message: 'Campo obrigatório' },
    ]);
  });

  it.each([
    ['name', '  ', 'required', 'Campo obrigatório'],
    ['name', 'a'.repeat(101), 'invalid_length', 'Nome deve ter no máximo 100 caracteres'],
    ['email', 'maria', 'invalid_format', 'Email inválido'],
    ['password', '', 'invalid_length', 'Informe a senha'],
    ['password', '12345', 'invalid_length', 'A senha deve ter pelo menos 6 caracteres'],
    ['password', '🧶🧶🧶', 'invalid_length', 'A senha deve ter pelo menos 6 caracteres'],
    ['password', 'a'.repeat(129), 'invalid_length', 'A senha deve ter no máximo 128 caracteres'],
    [
      'password',
      'abcdef\u0000',
      'invalid_characters',
      'Retire quebras de linha e caracteres invisíveis',
    ],
    ['craftType', '', 'invalid_value', 'Selecione o tipo de artesanato que você faz'],
  ])('refuses as %s %j', (field, value, code, message) => {
    expect(errorsOf(signUpSchema, { ...signUp, [field]: value })).toEqual([
      { path: field, code, message },
    ]);
  });

  it('keeps a password as it is typed, and takes one letter for a name', () => {
    const parsed = signUpSchema.parse({ ...signUp, name: 'Z', password: '  çã🧶  ' });
    expect(parsed).toMatchObject({ name: 'Z', password: '  çã🧶  ' });
  });

  it('takes what nobody sees out of a name, and out of a password nothing', () => {
    const typed = { ...signUp, name: '\uFEFFAna\u00A0Souza\u200B 👩‍🎨', password: 'seg\u200Bredo' };
    expect(signUpSchema.parse(typed)).toMatchObject({
      name: 'Ana Souza 👩‍🎨',
      password: 'seg\u200Bredo',
    });
    expect(errorsOf(signUpSchema, { ...signUp, name: '\u3164' })).toMatchObject([
      { path: 'name', message: 'Campo obrigatório' },
    ]);
  });

  it('refuses an own __proto__ like any unknown key', () => {
    const body: unknown = JSON.parse(`{"__proto__": {}, ${JSON.stringify(signUp).slice(1)}`);
    expect(errorsOf(signUpSchema, body)).toEqual([
      { path: '__proto__', code: 'unknown_field', message: 'Campo desconhecido' },
    ]);
  });

  it.each([null, [], 'texto', 1, undefined])('refuses %j as a whole', (body) => {
    expect(errorsOf(signUpSchema, body).map(({ path }) => path)).toEqual(['']);
  });

  it.each(['a', 'a@', '@.', ' ', '🧶', '\ud83e'])('refuses 10 MB of %j', (unit) => {
    const text = unit.repeat(10_000_000 / unit.length);
    const errors = errorsOf(signUpSchema, { ...signUp, name: text, email: text, password: text });
    expect(errors.map(({ path }) => path)).toEqual(['name', 'email', 'password']);
  });
});

describe('emailSchema', () => {
  it.each([
    [' Maria@Exemplo.COM ', 'maria@exemplo.com'],
    ["o'neil+loja@sub.exemplo.com.br", "o'neil+loja@sub.exemplo.com.br"],
    ['joão@exemplo.com', 'joão@exemplo.com'],
    ['\u2068maria\u200B@exemplo.com\u00A0', 'maria@exemplo.com'],
    [`${'a'.repeat(248)}@ab.cd`, `${'a'.repeat(248)}@ab.cd`],
  ])('reads %j as %s', (text, expected) => {
    expect(emailSchema.parse(text)).toBe(expected);
  });

  it.each([
    '',
    'a@b',
    '@b.c',
    'a@.c',
    'a@b.',
    'a b@c.d',
    'a@b@c.d',
    'a@b.c\nbcc: d@e.f',
    'a@b.c\u0000',
    '\ud83e@b.c',
    'a,b@c.d',
    'A <a@b.c>',
    '"a"@b.c',
    `${'a'.repeat(249)}@ab.cd`,
  ])('refuses %j', (text) => {
    expect(emailSchema.safeParse(text).error?.issues[0]?.message).toBe('Email inválido');
  });
});

describe('signInSchema', () => {
  it('takes an email and a password, and no more', () => {
    const { email, password } = signUp;
    expect(signInSchema.parse({ email, password })).toEqual({ email, password });
    expect(signInSchema.safeParse({ email, password, plan: 'pro' }).success).toBe(false);
  });
});

describe('the token of a link', () => {
  it.each([{}, { token: '' }, { token: ' ' }])('is missed by name: %j', (body) => {
    expect(errorsOf(confirmEmailSchema, body)).toMatchObject([
      { path: 'token', message: 'Token de confirmação não encontrado.' },
    ]);
    expect(errorsOf(resetPasswordSchema, { ...body, newPassword: 'segredo' })).toMatchObject([
      { path: 'token', message: 'Token de recuperação não encontrado' },
    ]);
  });

  it('takes a token of up to 512 characters', () => {
    expect(errorsOf(confirmEmailSchema, { token: 'a'.repeat(512) })).toEqual([]);
    expect(errorsOf(confirmEmailSchema, { token: 'a'.repeat(513) })).toHaveLength(1);
  });
});

describe('meSchema', () => {
  it('takes the signed-in user', () => {
    const me = {
      id: '01981d2c-8f3a-7b6e-9c41-5d2f8a7b6c3d',
      email: 'maria@exemplo.com.br',
      name: 'Maria',
      craftType: 'croche',
      hourlyRate: 25,
      rounding: 'none',
      hourPlan: null,
      plan: 'free',
      emailConfirmed: true,
      twoFactorEnabled: false,
      state: null,
      businessType: 'informal',
      avatarUrl: null,
      createdAt: '2025-06-13T12:00:00.000Z',
      updatedAt: '2025-06-13T12:00:00.000Z',
    };
    expect(meSchema.parse(me)).toEqual(me);
  });
});
