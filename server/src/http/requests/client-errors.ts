import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ErrorCode, errorMessages } from '#core/errors/errors.ts';
import type { Problem } from '#core/schemas/problem-schemas.ts';
import { guardingHeaders } from './headers.ts';

/** The problem of a request that Node could not read, by the code of Node's error. */
const refusals: Record<string, readonly [status: number, code?: ErrorCode]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'request_timeout'],
  HPE_HEADER_OVERFLOW: [431],
};

/**
 * Answers what the HTTP server refuses without the application: a request that takes too long,
 * headers that are too large, bytes that are no HTTP. The connection ends with the answer.
 */
export function answerClientErrors(http: Server, overHttps: boolean): void {
  const guarded = guardingHeaders(overHttps).map(([name, value]) => `${name}: ${value}\r\n`);
  const always = `Connection: close\r\nCache-Control: no-store\r\n${guarded.join('')}`;
  const answering = new WeakMap<Duplex, ServerResponse>();
  http.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    answering.set(socket, response);
  });
  http.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const response = answering.get(socket);
    const halfAnswered = response?.headersSent && !response.writableFinished;
    if (socket.writable && !halfAnswered) {
      const [status, code] = refusals[error.code ?? ''] ?? [400];
      socket.write(refusal(status, code, always));
    }
    socket.destroy();
  });
}

/** How many bytes of a body have to come within each so many milliseconds until it is whole. */
export interface BodyPace {
  readonly bytes: number;
  readonly windowMs: number;
}

/**
 * Refuses a body that stops coming. Node's own limit is one for all requests: what is enough for a
 * workshop's file over a phone's line would keep the place of one that never comes.
 */
export function refuseSlowBodies(http: Server, { bytes, windowMs }: BodyPace): void {
  http.on('request', (request: IncomingMessage) => {
    const { headers, socket } = request;
    if (!('transfer-encoding' in headers || Number(headers['content-length']) > 0)) return;
    let before = socket.bytesRead;
    const watch = setInterval(() => {
      if (request.complete) return clearInterval(watch);
      if (socket.bytesRead - before < bytes) http.emit('clientError', tooSlow(), socket);
      before = socket.bytesRead;
    }, windowMs);
    request.once('close', () => clearInterval(watch));
  });
}

const tooSlow = () =>
  Object.assign(new Error('a body stopped coming'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

function refusal(status: number, code: ErrorCode | undefined, always: string): string {
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${always}`;
  if (!code) return `${head}Content-Length: 0\r\n\r\n`;
  const problem: Problem = { type: 'about:blank', status, code, ...errorMessages[code] };
  const body = JSON.stringify(problem);
  return `${head}Content-Type: application/problem+json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}
