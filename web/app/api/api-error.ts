import { backOnlineNote, type ErrorCode, errorMessages, offlineNote } from '#core/errors/errors.ts';
import type { ProblemCode } from '#core/errors/problem-texts.ts';
import type { EndedLink, WaitingSignUp } from '#core/schemas/problem-schemas.ts';

/** An error of one field; its path is like 'materials.0.quantity'. */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

interface ApiErrorOptions extends ErrorOptions {
  readonly fields?: readonly FieldProblem[];
  readonly retryAt?: number | null;
  readonly wasOffline?: boolean;
  readonly stored?: unknown;
  readonly link?: EndedLink | undefined;
  readonly waiting?: WaitingSignUp | undefined;
}

/** A failed call. The message is pt-BR, for the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status, or 0 when no answer came. */
  readonly status: number;
  /** The problem's stable code, or 'network' or 'unreadable'. */
  readonly code: string;
  readonly fields: readonly FieldProblem[];
  /** When to retry, in milliseconds since 1970. */
  readonly retryAt: number | null;
  /** Nothing was called: the device had no connection. */
  readonly wasOffline: boolean;
  /** The time of the error in ms since 1970. */
  readonly at = Date.now();
  /** The stored row, where it has changed since. */
  readonly stored: unknown;
  /** The state of a refused link. */
  readonly link: EndedLink | undefined;
  /** A sign-up that needs a new password. */
  readonly waiting: WaitingSignUp | undefined;

  constructor(status: number, code: string, message: string, options: ApiErrorOptions = {}) {
    super(message, options);
    this.status = status;
    this.code = code;
    this.fields = options.fields ?? [];
    this.retryAt = options.retryAt ?? null;
    this.wasOffline = options.wasOffline ?? false;
    this.stored = options.stored;
    this.link = options.link;
    this.waiting = options.waiting;
  }
}

export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : errorMessages.unexpected_error.detail;
}

/** The server's reason, or the message of this code. */
export function reasonOr(code: ErrorCode, error: unknown): string {
  const none = isOutage(error) || (error instanceof ApiError && error.code === 'unreadable');
  return none ? errorMessages[code].detail : messageOf(error);
}

/** What a call without an answer fails with. */
export function unanswered(cause: unknown): ApiError {
  const wasOffline = navigator.onLine === false;
  const message = wasOffline ? offlineNote : errorMessages.network_unavailable.detail;
  return new ApiError(0, 'network', message, { cause, wasOffline });
}

/** Whether no answer came. */
export function isConnectionError(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'network';
}

/** When the device had a connection again, in ms since 1970. */
let backAt = 0;
if (typeof window !== 'undefined') {
  window.addEventListener('online', () => {
    backAt = Date.now();
  });
}

/** The text of why a call failed, while there is a connection, or none. */
export function reasonNow(error: unknown, isOnline: boolean): string {
  if (!isConnectionError(error)) return messageOf(error);
  if (!isOnline) return offlineNote;
  return error.wasOffline || backAt > error.at ? backOnlineNote : error.message;
}

export function offlineReason(error: unknown): string | undefined {
  return isConnectionError(error) && !navigator.onLine ? offlineNote : undefined;
}

export function hasCode(error: unknown, code: ProblemCode): error is ApiError {
  return error instanceof ApiError && error.code === code;
}

/** The stored row of a conflict; null for other errors. `Row` is what the call answers. */
export function storedIn<Row>(error: unknown, code: ProblemCode): Row | null {
  return hasCode(error, code) && error.stored ? (error.stored as Row) : null;
}

export function isSignedOut(error: unknown): boolean {
  return hasCode(error, 'unauthenticated');
}

/** Whether no answer came or the server failed, so that the request itself may be right. */
export function isOutage(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

export interface QueryState {
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** What LoadError and StaleNote show of a failed query. */
export const queryFailure = ({ error, isFetching, refetch }: QueryState) => ({
  error,
  onRetry: () => void refetch(),
  retrying: isFetching,
});
