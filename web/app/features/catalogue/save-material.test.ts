import { afterEach, expect, test, vi } from 'vitest';
import { createMaterial } from './save-material.ts';

const input = (name: string) => ({
  name,
  unitPrice: 7.5,
  unitType: 'metro' as const,
  category: null,
});
const stored = (name: string, updatedAt: string) => ({ ...input(name), createdAt: '1', updatedAt });

const answer = (status: number, body: object) => () =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));
const refusal = (status: number, code: string, current?: object) =>
  answer(status, { title: '', status, code, detail: '', ...(current && { current, sent: null }) });
const taken = (current?: object) => refusal(409, 'catalogue_already_stored', current);
const lost = () => Promise.reject(new TypeError());

/** Lets the calls be answered like this, one after the other, and tells what they were. */
function answering(...answers: (() => Promise<Response>)[]) {
  const calls: [method: string, against: string | null][] = [];
  vi.stubGlobal('fetch', (_: string, { method = '', headers }: RequestInit) => {
    calls.push([method, new Headers(headers).get('if-match')]);
    return (answers.shift() ?? lost)();
  });
  return calls;
}

afterEach(() => vi.unstubAllGlobals());

test('what is typed after a lost answer changes the material that arrived', async () => {
  const [id, changed] = [crypto.randomUUID(), stored('Fio azul', '2')];
  const calls = answering(lost, taken(stored('Fio', '1')), answer(200, changed));
  await expect(createMaterial(id, input('Fio'))).rejects.toThrow();
  expect(await createMaterial(id, input('Fio azul'))).toEqual(changed);
  expect(calls.at(-1)).toEqual(['PUT', '"1"']);
});

test('what somebody else made of it is not overwritten', async () => {
  const id = crypto.randomUUID();
  const calls = answering(lost, taken(stored('Outro', '2')));
  await expect(createMaterial(id, input('Fio'))).rejects.toThrow();
  await expect(createMaterial(id, input('Fio'))).rejects.toMatchObject({
    code: 'catalogue_already_stored',
  });
  expect(calls.map(([method]) => method)).toEqual(['POST', 'POST']);
});

test('what arrived and was deleted since is said to be gone', async () => {
  const calls = answering(taken(), refusal(404, 'catalogue_material_not_found'));
  await expect(createMaterial(crypto.randomUUID(), input('Fio'))).rejects.toMatchObject({
    code: 'catalogue_material_not_found',
  });
  // It may be restored between the two calls: then it is refused.
  expect(calls.at(-1)).toEqual(['PUT', '""']);
});
