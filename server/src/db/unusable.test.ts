import { expect, test } from 'vitest';
import { unusableDatabase } from './unusable.ts';

const coded = (code: string) =>
  new Error('failed', { cause: Object.assign(new Error('senha-do-banco'), { code }) });
const server = {
  databaseUrl: 'postgres://ana:senha-do-banco@db.example:5432/artesa',
  databaseDirectUrl: undefined,
  dataDir: '/nowhere',
};
const says = async (env: typeof server, code: string) =>
  (await unusableDatabase(env, coded(code)))?.message;

test.each([
  ['28P01', 'recusou a senha: confira DATABASE_URL'],
  ['28000', 'recusou o usuário: confira DATABASE_URL'],
  ['3D000', 'não tem o banco pedido: crie-o ou confira DATABASE_URL'],
  ['42501', 'não dá direitos suficientes ao usuário de DATABASE_URL'],
  ['53100', 'está com o disco cheio: libere espaço'],
  ['53300', 'não tem mais conexões livres'],
  ['ECONNREFUSED', 'não responde'],
])('a server that answers %s "%s"', async (code, words) => {
  expect(await says(server, code)).toBe(`O banco de dados em db.example:5432 ${words} (${code}).`);
});

test('what is no fault of the database is none of its refusals', async () => {
  expect(await says(server, '42P01')).toBeUndefined();
});
