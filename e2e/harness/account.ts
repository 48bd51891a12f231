import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import type { Mailbox } from './mailbox.ts';

export interface Account {
  name: string;
  email: string;
  password: string;
  craftType: string;
  hourlyRate: number;
}

/** An account that nobody has yet. */
export const newAccount = (values: Partial<Account> = {}): Account => ({
  name: 'Ana Souza',
  email: `ana.${randomUUID()}@example.com`,
  password: 'segredo-de-teste',
  craftType: 'croche',
  hourlyRate: 25,
  ...values,
});

async function post(request: APIRequestContext, path: string, data: object, status: number) {
  const response = await request.post(path, { data });
  expect(response.status(), `POST ${path}: ${await response.text()}`).toBe(status);
}

/** Signs up and confirms the address by the link in the email, as the screens would. */
export async function createConfirmed(
  request: APIRequestContext,
  mailbox: Mailbox,
  account: Account,
): Promise<void> {
  await post(request, '/api/auth/sign-up/email', account, 201);
  const link = new URL(await mailbox.linkTo(account.email));
  await post(request, '/api/auth/confirm-email', { token: link.searchParams.get('token') }, 200);
}

/** @param request whose cookies get the session: `page.request` shares them with the page */
export async function signIn(request: APIRequestContext, account: Account): Promise<void> {
  const { email, password } = account;
  await post(request, '/api/auth/sign-in/email', { email, password }, 200);
}
