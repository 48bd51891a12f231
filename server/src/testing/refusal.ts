import { expect } from 'vitest';
import { childSecret, spawnServer } from './spawn-server.ts';

/** Starts with these variables, expects a refusal and returns its only line. */
export async function refusal(variables: Record<string, string>): Promise<string> {
  const server = await spawnServer(variables);
  expect(await server.exited).toEqual({ code: 1, signal: null });
  expect(server.stdout()).toBe('');
  expect(server.stderr()).toMatch(/^[^\n]+\n$/);
  expect(server.stderr()).not.toContain(childSecret);
  return server.stderr().trimEnd();
}
