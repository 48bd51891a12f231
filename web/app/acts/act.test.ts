import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { fakeToast } from '../ui/toasts/fake-toast.ts';
import { type Act, actOn, type Target } from './act.ts';

interface Dyeing extends Target {
  readonly colour: string;
}

const blue: Dyeing = { id: 'a', colour: 'blue' };
const lost = () => new ApiError(0, 'network', 'no network');
const refused = (code: string) => new ApiError(409, code, 'the reason');

let screen: ReturnType<typeof fakeToast>;
const send = vi.fn<Act<Dyeing, string>['send']>();
const onDone = vi.fn<Act<Dyeing, string>['onDone']>();

function dyeing(more: Partial<Act<Dyeing, string>> = {}) {
  const stage = { client: new QueryClient(), toast: screen.toast };
  return actOn(stage, { key: ['dye'], send, onDone, done: 'dyed', failed: 'not dyed', ...more });
}

const settled = () => vi.waitFor(() => expect(screen.messages).not.toEqual([]));

beforeEach(() => {
  vi.resetAllMocks();
  screen = fakeToast();
  send.mockResolvedValue('done');
});

test('a second press changes nothing while the first is under way; another row is another act', async () => {
  const answer = Promise.withResolvers<string>();
  send.mockReturnValue(answer.promise);
  const dye = dyeing();
  dye(blue);
  dye({ ...blue, colour: 'red' });
  dye({ ...blue, id: 'b' });
  answer.resolve('done');
  await vi.waitFor(() => expect(screen.messages).toEqual(['dyed', 'dyed']));
  dye({ ...blue, colour: 'green' });
  await vi.waitFor(() => expect(screen.messages).toHaveLength(3));
  expect(send.mock.calls.map(([{ id, colour }]) => [id, colour])).toEqual([
    ['a', 'blue'],
    ['b', 'blue'],
    ['a', 'green'],
  ]);
});

test('what was done is shown, said, and taken back with what the server answered', async () => {
  const undo = vi.fn();
  dyeing({ undo })(blue);
  await settled();
  expect(onDone).toHaveBeenCalledWith('done', blue);
  screen.press('dyed');
  expect(undo).toHaveBeenCalledWith('done', blue);
});

test('what got no answer is offered again, as the very same call', async () => {
  send.mockRejectedValueOnce(lost());
  const onRefused = vi.fn();
  dyeing({ onRefused })(blue);
  await settled();
  expect(screen.messages).toEqual(['not dyed']);
  screen.press('not dyed');
  await vi.waitFor(() => expect(screen.messages).toEqual(['not dyed', 'dyed']));
  expect(send.mock.calls.map(([target]) => target)).toEqual([blue, blue]);
  expect(onRefused).not.toHaveBeenCalled();
});

test('what the server refused is said, and not offered again', async () => {
  send.mockRejectedValue(refused('product_changed'));
  dyeing()(blue);
  await settled();
  expect(screen.messages).toEqual(['not dyed']);
  expect(() => screen.press('not dyed')).toThrow('nothing is offered');
});

test('a refusal that is told in a way of its own is not told twice', async () => {
  send.mockRejectedValue(refused('product_limit_reached'));
  const onRefused = vi.fn(() => true);
  dyeing({ onRefused })(blue);
  await vi.waitFor(() => expect(onRefused).toHaveBeenCalled());
  expect(screen.messages).toEqual([]);
});

test('who is signed out meanwhile is told so elsewhere, and of no failure', async () => {
  const over = Promise.reject(refused('unauthenticated'));
  send.mockReturnValue(over);
  const dye = dyeing();
  dye(blue);
  await expect(over).rejects.toThrow();
  // It can be pressed again as soon as all is done with the first answer.
  await vi.waitFor(() => {
    dye(blue);
    expect(send).toHaveBeenCalledTimes(2);
  });
  expect(screen.messages).toEqual([]);
});
