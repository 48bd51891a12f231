import { type ErrorCode, errorMessages, offlineNote } from '#core/errors/errors.ts';
import type { EndedLink, WaitingSignUp } from '#core/schemas/problem.ts';

/** One field that the server refused; the path is written like 'materials.0.quantity'. */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

interface ApiErrorOptions extends ErrorOptions {
  readonly fields?: readonly FieldProblem[];
  readonly retryAt?: number | null;
  readonly stored?: unknown;
  readonly link?: EndedLink | undefined;
  readonly waiting?: WaitingSignUp | undefined;
}

/** A call that did not succeed. The message is pt-BR and may be shown as it is. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status, or 0 when no answer came. */
  readonly status: number;
  /** The problem's stable code, or 'network' or 'unreadable'. */
  readonly code: string;
  readonly fields: readonly FieldProblem[];
  /** When the server takes the call again, in milliseconds since 1970, if it said so. */
  readonly retryAt: number | null;
  /** The row as it is, where the call was refused because it has changed since. */
  readonly stored: unknown;
  /** What became of the link that was refused, if it is known. */
  readonly link: EndedLink | undefined;
  /** The sign-up that waits for a password. */
  readonly waiting: WaitingSignUp | undefined;

  constructor(status: number, code: string, message: string, options: ApiErrorOptions = {}) {
    super(message, options);
    this.status = status;
    this.code = code;
    this.fields = options.fields ?? [];
    this.retryAt = options.retryAt ?? null;
    this.stored = options.stored;
    this.link = options.link;
    this.waiting = options.waiting;
  }
}

/** What to tell the user about a failure of any kind. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : errorMessages.unexpected_error.detail;
}

/** The message about a failed call: the server's reason, or this text if it gave none. */
export function reasonOr(code: ErrorCode, error: unknown): string {
  const none = isOutage(error) || (error instanceof ApiError && error.code === 'unreadable');
  return none ? errorMessages[code].detail : messageOf(error);
}

/** Whether the call failed before an answer came, so that sending it again makes sense. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'network';
}

/** Why no answer came, as far as the device knows it; undefined where it does not. */
export function offlineReason(error: unknown): string | undefined {
  return isConnectionError(error) && !navigator.onLine ? offlineNote : undefined;
}

/** Whether the server refused the call for this reason. */
export function hasCode(error: unknown, code: ErrorCode): error is ApiError {
  return error instanceof ApiError && error.code === code;
}

/**
 * The stored row, from the server's refusal to change another state of it; null when the call
 * failed for another reason. `Row` is the type that the refused call answers.
 */
export function storedIn<Row>(error: unknown, code: ErrorCode): Row | null {
  return hasCode(error, code) && error.stored ? (error.stored as Row) : null;
}

/** Whether the server said that nobody is signed in. */
export function isSignedOut(error: unknown): boolean {
  return hasCode(error, 'unauthenticated');
}

/** Whether no answer came or the server itself failed, so that it said nothing about the request. */
export function isOutage(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/** The state of a query, as far as a failed one needs it. */
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
