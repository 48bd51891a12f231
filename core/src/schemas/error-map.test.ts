import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ptBrError } from './error-map.ts';

const unexpected = 'Valor inválido';

describe('ptBrError', () => {
  it.each([
    [z.string(), undefined, 'Campo obrigatório'],
    [z.string(), 1, 'Informe um texto'],
    [z.number(), '1', 'Informe um número'],
    [z.int(), 1.5, 'Informe um número'],
    [z.number(), Number.NaN, 'Informe um número'],
    // What JSON makes of 400 digits.
    [z.number(), JSON.parse('9'.repeat(400)), 'Número grande demais'],
    [z.number(), JSON.parse(`-${'9'.repeat(400)}`), 'Número grande demais'],
    [z.boolean(), 'sim', 'Informe sim ou não'],
    [z.array(z.string()), {}, 'Informe uma lista'],
    [z.object({}), [], 'Informe um conjunto de campos'],
    [z.date(), 'hoje', unexpected],
    [z.string().min(1), '', 'Use no mínimo 1 caractere'],
    [z.string().min(2), 'a', 'Use no mínimo 2 caracteres'],
    [z.string().max(1000), 'a'.repeat(1001), 'Use no máximo 1.000 caracteres'],
    [z.array(z.any()).min(1), [], 'Informe no mínimo 1 item'],
    [z.number().gt(0), 0, 'Informe mais de 0'],
    [z.number().lt(0.5), 1, 'Informe menos de 0,5'],
    [z.bigint().max(5n), 6n, 'Informe no máximo 5'],
    [z.number().multipleOf(0.01), 0.005, 'Informe um múltiplo de 0,01'],
    [z.strictObject({}), { extra: 1 }, 'Campo desconhecido'],
    [z.enum(['a']), 'b', 'Escolha uma das opções da lista'],
    [z.email(), 'a', 'Email inválido'],
    [z.uuid(), 'a', unexpected],
    [z.union([z.string(), z.number()]), true, unexpected],
    [z.record(z.enum(['a']), z.string()), { b: '' }, 'Campo obrigatório'],
    [z.map(z.string(), z.string()), new Map([['a', 1]]), 'Informe um texto'],
    [z.string().refine(() => false), 'a', unexpected],
  ])('says what is wrong in Portuguese (%#)', (schema, value, message) => {
    const { error } = schema.safeParse(value, { error: ptBrError });
    expect(error?.issues[0]?.message).toBe(message);
  });
});
