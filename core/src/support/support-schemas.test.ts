import { describe, expect, it } from 'vitest';
import { formatDecimal } from '../numbers/formats.ts';
import { fieldErrors } from '../schemas/field-errors.ts';
import { supportMessageSchema } from './support-schemas.ts';
import { longestSupportMessage, supportBounds } from './support-texts.ts';

const message = {
  name: 'Maria das Dores',
  email: 'maria@exemplo.com.br',
  subject: 'Dúvida sobre a margem',
  message: 'Oi!\n\n\tComo escolho a margem?',
};

const errorsOf = (value: unknown) =>
  fieldErrors(supportMessageSchema.safeParse(value).error ?? { issues: [] });

describe('supportMessageSchema', () => {
  it('takes a message, without the blanks around it and with plain line breaks', () => {
    const typed = {
      ...message,
      name: ' Maria das Dores ',
      message: '\r\nOi!\r\n\r\n\tComo escolho a margem?\n ',
    };
    expect(supportMessageSchema.parse(typed)).toEqual(message);
  });

  it('takes no longer message than the form says', () => {
    expect(formatDecimal(supportBounds.message.max)).toBe(longestSupportMessage);
  });

  it('names every field of an empty form', () => {
    const texts = errorsOf({ name: ' ', email: '', subject: '\t', message: ' \n ' }).map(
      ({ path, message: text }) => [path, text],
    );
    expect(texts).toEqual([
      ['name', 'Nome é obrigatório'],
      ['email', 'Email inválido'],
      ['subject', 'Assunto é obrigatório'],
      ['message', 'Mensagem é obrigatória'],
    ]);
  });

  it.each([
    ['name', 'a'.repeat(101), 'Nome deve ter no máximo 100 caracteres'],
    ['name', 'Ana\r\nBcc: todos@exemplo.com', 'Retire quebras de linha e caracteres invisíveis'],
    ['email', 'ana@exemplo.com, todos@exemplo.com', 'Email inválido'],
    ['subject', 'a'.repeat(151), 'Assunto deve ter no máximo 150 caracteres'],
    ['subject', 'Oi\nBcc: todos@exemplo.com', 'Retire quebras de linha e caracteres invisíveis'],
    ['message', 'a'.repeat(5001), 'Mensagem deve ter no máximo 5.000 caracteres'],
    ['message', 'a\u0000b', 'Retire os caracteres invisíveis'],
  ])('refuses %s %j', (field, value, text) => {
    expect(errorsOf({ ...message, [field]: value })).toMatchObject([
      { path: field, message: text },
    ]);
  });

  it.each([
    ['name', 'ã'.repeat(100)],
    ['subject', '🧶'.repeat(150)],
    ['message', '🧶'.repeat(5000)],
  ])('takes a %s of the greatest length', (field, value) => {
    expect(errorsOf({ ...message, [field]: value })).toEqual([]);
  });
});
