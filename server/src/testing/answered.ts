import { expect } from 'vitest';
import type { Client } from './test-server.ts';

export async function answered<T>(
  browser: Client,
  method: string,
  path: string,
  body?: object,
): Promise<T> {
  const answer = await browser.call<T>(method, path, body);
  if (answer.status !== 201) {
    expect({ path, status: answer.status, body: answer.body }).toMatchObject({ status: 200 });
  }
  return answer.body;
}
