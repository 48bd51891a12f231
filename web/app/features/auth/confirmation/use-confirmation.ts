import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ConfirmEmailInput, Confirmed } from '#core/account/account-schemas.ts';
import { errorMessages } from '#core/errors/errors.ts';
import type { EndedLink, WaitingSignUp } from '#core/schemas/problem-schemas.ts';
import { ApiError, isOutage } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { startSession } from '../../session/session-query.ts';

export type Confirmation =
  | { readonly status: 'loading' }
  | { readonly status: 'success'; readonly confirmed: Confirmed }
  /** The email was signed up more than once: its owner chooses the password. */
  | { readonly status: 'waiting'; readonly waiting: WaitingSignUp }
  | {
      readonly status: 'error';
      readonly message: string;
      readonly link?: EndedLink | undefined;
      /** Set when the link may still be valid. */
      readonly retry?: (() => void) | undefined;
    };

/** Confirms an email. In the browser that signed up, that starts the session. */
export async function confirmEmail(client: QueryClient, json: ConfirmEmailInput) {
  const confirmed = await answerOf(api.auth['confirm-email'].$post({ json }));
  if (confirmed.user) startSession(client, confirmed.user);
  return confirmed;
}

// A token works once, and an effect may run twice: every run shares the one call.
const calls = new Map<string, Promise<Confirmed>>();

function confirmOnce(client: QueryClient, token: string): Promise<Confirmed> {
  const known = calls.get(token);
  if (known) return known;
  const started = confirmEmail(client, { token });
  calls.set(token, started);
  started.catch((error: unknown) => isOutage(error) && calls.delete(token));
  return started;
}

export function confirmationProblem(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500) {
    return errorMessages.confirmation_internal.detail;
  }
  // A proxy answered, without a message.
  return error.code === 'unreadable' ? errorMessages.confirmation_failed.detail : error.message;
}

function failureOf(error: unknown, retry: () => void): Confirmation {
  if (error instanceof ApiError && error.waiting) {
    return { status: 'waiting', waiting: error.waiting };
  }
  const link = error instanceof ApiError ? error.link : undefined;
  const message = confirmationProblem(error);
  return { status: 'error', message, link, retry: isOutage(error) ? retry : undefined };
}

/** Confirms an email once; `succeed` takes the answer of a later try. */
export function useConfirmation(token: string) {
  const client = useQueryClient();
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
    confirmOnce(client, token).then(
      (confirmed) => shown && setResult({ status: 'success', confirmed }),
      (error: unknown) => shown && setResult(failureOf(error, retry)),
    );
    return () => {
      shown = false;
    };
  }, [client, token, tries]);
  const succeed = (confirmed: Confirmed) => setResult({ status: 'success', confirmed });
  return { result, succeed };
}
