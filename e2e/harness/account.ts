import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import type { SignUpInput } from '#core/account/account-schemas.ts';

/** What somebody signs up with. */
export type Account = SignUpInput;

/** An account that nobody has yet. */
export const newAccount = (values: Partial<Account> = {}): Account => ({
  name: 'Ana Souza',
  email: `ana.${randomUUID()}@example.com`,
  password: 'segredo-de-teste',
  craftType: 'croche',
  hourlyRate: 25,
  ...values,
});

/** @param request whose cookies get the session: `page.request` shares them with the page */
export async function signIn(request: APIRequestContext, account: Account): Promise<void> {
  const { email, password } = account;
  const response = await request.post('/api/auth/sign-in/email', { data: { email, password } });
  expect(response.status(), await response.text()).toBe(200);
}
