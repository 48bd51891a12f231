import { useEffect, useState } from 'react';
import { errorMessages } from '#core/messages/errors.ts';
import { ApiError, isOutage } from '../../api/api-error.ts';
import { answerOf, api } from '../../api/client.ts';

export type Confirmation =
  | { readonly status: 'loading' }
  | { readonly status: 'success' }
  | {
      readonly status: 'error';
      readonly message: string;
      /** Set when the link may still be good, because the server said nothing about it. */
      readonly retry?: (() => void) | undefined;
    };

// A token works once, and an effect may run twice: every run shares the one call.
const calls = new Map<string, Promise<unknown>>();

function confirmOnce(token: string): Promise<unknown> {
  const known = calls.get(token);
  if (known) return known;
  const started = answerOf(api.auth['confirm-email'].$post({ json: { token } }));
  calls.set(token, started);
  // What the server never answered may be tried again.
  started.catch((error: unknown) => isOutage(error) && calls.delete(token));
  return started;
}

function messageFor(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500) {
    return errorMessages.confirmation_internal.detail;
  }
  // Something answered in the server's place, and had no message.
  return error.code === 'unreadable' ? errorMessages.confirmation_failed.detail : error.message;
}

/** Confirms the email by the token of the page's address, once. */
export function useConfirmation(token: string): Confirmation {
  const [result, setResult] = useState<Confirmation>({ status: 'loading' });
  const [tries, setTries] = useState(1);
  useEffect(() => {
    if (token === '') {
      const message = errorMessages.confirmation_token_missing.detail;
      setResult({ status: 'error', message });
      return;
    }
    let shown = true;
    setResult({ status: 'loading' });
    const retry = () => setTries(tries + 1);
    confirmOnce(token).then(
      () => shown && setResult({ status: 'success' }),
      (error: unknown) =>
        shown &&
        setResult({
          status: 'error',
          message: messageFor(error),
          retry: isOutage(error) ? retry : undefined,
        }),
    );
    return () => {
      shown = false;
    };
  }, [token, tries]);
  return result;
}
