import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { newProfile, sharedServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

const confirmed = newProfile();
const unconfirmed = newProfile();
beforeAll(async () => {
  await server.signedIn(confirmed);
  await say('/api/auth/sign-up/email', unconfirmed);
});

interface Problem {
  detail: string;
  errors?: { path: string; message: string }[];
}

/** What the server says to a call: of the problem as a whole, and of each field. */
async function say(path: string, body: unknown) {
  const answer = await server.client().call<Problem>('POST', path, body);
  const fields = (answer.body.errors ?? []).map(({ message }) => message);
  return { status: answer.status, said: answer.body.detail, fields };
}

test.each([
  [
    'an email with an account',
    () => confirmed,
    409,
    'Este email já está cadastrado e confirmado. Tente fazer login.',
  ],
  [
    'an email that waits for its confirmation',
    () => unconfirmed,
    409,
    'Esta conta já existe mas o email não foi confirmado. Enviamos um novo email de confirmação para você.',
  ],
  [
    'a short password',
    () => newProfile({ password: '12345' }),
    422,
    'A senha deve ter pelo menos 6 caracteres.',
  ],
  [
    'an address that is none',
    () => newProfile({ email: 'torto' }),
    422,
    'Email inválido. Verifique o endereço digitado.',
  ],
])('sign-up with %s', async (_what, profile, status, said) => {
  expect(await say('/api/auth/sign-up/email', profile())).toMatchObject({ status, said });
});

test.each([
  [
    'an unknown email',
    () => ({ email: 'ninguem@example.com', password: 'qualquer' }),
    401,
    'Email não encontrado. Verifique se você já possui uma conta ou crie uma nova.',
  ],
  [
    'an unconfirmed email',
    () => unconfirmed,
    403,
    'Email não confirmado. Verifique sua caixa de entrada e clique no link de confirmação para ativar sua conta.',
  ],
  [
    'a wrong password',
    () => ({ email: confirmed.email, password: 'não é esta' }),
    401,
    'Email ou senha incorretos. Verifique seus dados e tente novamente.',
  ],
])('login with %s', async (_what, credentials, status, said) => {
  const { email, password } = credentials();
  expect(await say('/api/auth/sign-in/email', { email, password })).toMatchObject({ status, said });
});

test('login to an account whose stored password is unreadable: nobody expected that', async () => {
  const { email, password } = newProfile();
  await server.signedIn({ email, password });
  await server.services.db.auth.execute(sql`
    update accounts set password = 'unreadable' from users u where u.id = user_id and u.email = ${email}`);
  expect(await say('/api/auth/sign-in/email', { email, password })).toEqual({
    status: 500,
    said: 'Erro inesperado. Tente novamente.',
    fields: [],
  });
});

test.each([
  ['/api/auth/confirm-email', {}, 'Token de confirmação não encontrado.'],
  ['/api/auth/confirm-email', { token: '' }, 'Token de confirmação não encontrado.'],
  [
    '/api/auth/reset-password',
    { newPassword: 'agulha e linha' },
    'Token de recuperação não encontrado',
  ],
  [
    '/api/auth/reset-password',
    { token: ' ', newPassword: 'agulha e linha' },
    'Token de recuperação não encontrado',
  ],
])('%s without a token: %j', async (path, body, message) => {
  expect(await say(path, body)).toMatchObject({ status: 422, fields: [message] });
});

test.each([
  [
    '/api/auth/confirm-email',
    { token: 'inventado' },
    'Este link de confirmação expirou ou já foi usado. Peça um novo email de confirmação.',
  ],
  [
    '/api/auth/reset-password',
    { token: 'inventado', newPassword: 'agulha e linha' },
    'Link de recuperação inválido ou expirado',
  ],
])('%s with a token that is none', async (path, body, said) => {
  expect(await say(path, body)).toMatchObject({ status: 400, said });
});
