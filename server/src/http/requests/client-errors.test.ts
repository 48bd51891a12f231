import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refuseSlowBodies } from './client-errors.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const windowMs = 30_000;

/** A request under way, and the errors that its sender was told of. */
function receive(headers: Record<string, string>) {
  const http = new EventEmitter() as Server;
  refuseSlowBodies(http, { bytes: 600_000, windowMs });
  const errors: string[] = [];
  http.on('clientError', (error: NodeJS.ErrnoException) => errors.push(error.code ?? ''));
  const socket = { bytesRead: 200 };
  const request = Object.assign(new EventEmitter(), { headers, socket, complete: false });
  http.emit('request', request);
  return { errors, socket, request };
}

test('a body may take minutes as long as it keeps coming', () => {
  const { errors, socket, request } = receive({ 'content-length': '10000000' });
  for (let window = 0; window < 16; window += 1) {
    socket.bytesRead += 600_000;
    vi.advanceTimersByTime(windowMs);
  }
  expect(errors).toEqual([]);
  request.complete = true;
  vi.advanceTimersByTime(10 * windowMs);
  expect(errors).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([{ 'content-length': '10000000' }, { 'transfer-encoding': 'chunked' }])(
  'a body that stops coming is refused: %j',
  (headers) => {
    const { errors, socket } = receive(headers as Record<string, string>);
    socket.bytesRead += 600_000;
    vi.advanceTimersByTime(windowMs);
    socket.bytesRead += 599_999;
    vi.advanceTimersByTime(windowMs);
    expect(errors).toEqual(['ERR_HTTP_REQUEST_TIMEOUT']);
  },
);

test('what has no body, or is gone, is not watched', () => {
  const { request } = receive({ 'content-length': '100' });
  request.emit('close');
  receive({});
  receive({ 'content-length': '0' });
  expect(vi.getTimerCount()).toBe(0);
});
