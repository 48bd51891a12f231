import { expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { saveAgainstVersion } from './save-against-version.ts';

interface Row {
  id: string;
  name: string;
  createdAt: string;
  updatedAt: string;
}

const row = (name: string, updatedAt: string): Row => ({ id: 'a', name, createdAt: '', updatedAt });
const changedTo = (stored: Row) => new ApiError(412, 'product_changed', '', { stored });
const lost = () => new ApiError(0, 'network', '');

function saving(from?: string) {
  const send = vi.fn<(name: string, version: string | null) => Promise<Row>>();
  const save = saveAgainstVersion<Row, string>(
    {
      kind: 'product',
      create: (_, name) => send(name, null),
      replace: (_, name, version) => send(name, version),
      saysTheSame: (stored, name) => stored.name === name,
    },
    { from: from === undefined ? from : { input: from, version: '1' } },
  );
  return { send, save: (name: string, version: string) => save('a', name, version) };
}

test('what somebody else changed is refused with what there is', async () => {
  const { send, save } = saving();
  const theirs = changedTo(row('theirs', '2'));
  send.mockRejectedValue(theirs);
  await expect(save('mine', '1')).rejects.toBe(theirs);
  expect(send.mock.calls).toEqual([['mine', '1']]);
});

test('what is there already counts as saved', async () => {
  const { send, save } = saving();
  send.mockRejectedValue(changedTo(row('mine', '2')));
  expect(await save('mine', '1')).toEqual(row('mine', '2'));
});

test('a try of one’s own whose answer was lost is gone on from', async () => {
  const { send, save } = saving();
  send.mockRejectedValueOnce(lost());
  await expect(save('first', '1')).rejects.toThrow();
  send.mockRejectedValueOnce(changedTo(row('first', '2')));
  send.mockResolvedValueOnce(row('second', '3'));
  expect(await save('second', '1')).toEqual(row('second', '3'));
  expect(send.mock.lastCall).toEqual(['second', '2']);
});

test('so is one whose answer came', async () => {
  const { send, save } = saving();
  send.mockResolvedValueOnce(row('first', '2'));
  await save('first', '1');
  send.mockRejectedValueOnce(changedTo(row('first', '2')));
  send.mockResolvedValueOnce(row('second', '3'));
  expect(await save('second', '1')).toEqual(row('second', '3'));
  expect(send.mock.lastCall).toEqual(['second', '2']);
});

test('a change that came after the lost try is somebody else’s', async () => {
  const { send, save } = saving();
  send.mockRejectedValueOnce(lost());
  await expect(save('first', '1')).rejects.toThrow();
  send.mockRejectedValue(changedTo(row('theirs', '3')));
  await expect(save('second', '1')).rejects.toThrow(ApiError);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a state that says what the form began with is gone on from: only its version is another', async () => {
  const { send, save } = saving('as it was opened');
  send.mockRejectedValueOnce(changedTo(row('as it was opened', '2')));
  send.mockResolvedValueOnce(row('mine', '3'));
  expect(await save('mine', '1')).toEqual(row('mine', '3'));
  expect(send.mock.calls).toEqual([
    ['mine', '1'],
    ['mine', '2'],
  ]);
});

test('what somebody else changed is refused, whatever the form began with', async () => {
  const { send, save } = saving('as it was opened');
  send.mockRejectedValue(changedTo(row('theirs', '2')));
  await expect(save('mine', '1')).rejects.toThrow(ApiError);
  expect(send).toHaveBeenCalledTimes(1);
});

test('changes that were made to another state know nothing of what the form began with', async () => {
  const { send, save } = saving('as it was opened');
  send.mockRejectedValue(changedTo(row('as it was opened', '3')));
  await expect(save('mine', '2')).rejects.toThrow(ApiError);
  expect(send).toHaveBeenCalledTimes(1);
});
