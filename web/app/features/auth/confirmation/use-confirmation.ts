import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorMessages } from '#core/errors/errors.ts';
import type { ConfirmEmailInput, Confirmed } from '#core/schemas/account.ts';
import type { EndedLink, WaitingSignUp } from '#core/schemas/problem.ts';
import { ApiError, isOutage } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { startSession } from '../../session/session-query.ts';

export type Confirmation =
  | { readonly status: 'loading' }
  | { readonly status: 'success'; readonly confirmed: Confirmed }
  /** More than one sign-up waits: whoever came chooses a password. */
  | { readonly status: 'waiting'; readonly waiting: WaitingSignUp }
  | {
      readonly status: 'error';
      readonly message: string;
      /** What became of the link, if the server knows it. */
      readonly link?: EndedLink | undefined;
      /** Set when the link may still be good, because the server said nothing about it. */
      readonly retry?: (() => void) | undefined;
    };

/** Confirms the email of a link. In the browser that signed up, that begins the session. */
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
  // What the server never answered may be tried again.
  started.catch((error: unknown) => isOutage(error) && calls.delete(token));
  return started;
}

/** The message when an email was not confirmed: the server's reason, if it gave one. */
export function confirmationProblem(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500) {
    return errorMessages.confirmation_internal.detail;
  }
  // Something answered in the server's place, and had no message.
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

/**
 * Confirms the email by the token of the page's address, once.
 *
 * @returns how it stands, and what to call when a later try succeeded
 */
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
