import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { errorMessages, isErrorCode } from '#core/messages/errors.ts';
import { toasts } from '#core/messages/toasts.ts';

/** What the address of the login says about how the browser came here. */
export interface Arrival {
  readonly notice: { readonly kind: 'good' | 'bad'; readonly text: string } | null;
  /** Google vouches for the user, and a code is still asked for. */
  readonly secondStep: boolean;
}

const nothing: Arrival = { notice: null, secondStep: false };

/** Reads the way back from Google off the address once, and takes it away from there. */
export function useArrival(): Arrival {
  const [search, setSearch] = useSearchParams();
  const [arrival, setArrival] = useState(nothing);
  const error = search.get('error');
  const notice = search.get('notice');
  const step = search.get('step');
  // After hydration: the prerendered page knows no query.
  useEffect(() => {
    if (error === null && notice === null && step === null) return;
    setArrival({ notice: noticeOf(error, notice), secondStep: step === 'two-factor' });
    const keepsWayBack = (before: URLSearchParams) => {
      const wanted = before.get('volta');
      return new URLSearchParams(wanted === null ? {} : { volta: wanted });
    };
    setSearch(keepsWayBack, { replace: true });
  }, [error, notice, step, setSearch]);
  return arrival;
}

function noticeOf(error: string | null, notice: string | null): Arrival['notice'] {
  if (error !== null) {
    const code = isErrorCode(error) ? error : 'sign_in_failed';
    return { kind: 'bad', text: errorMessages[code].detail };
  }
  return notice === 'confirmation_sent' ? { kind: 'good', text: toasts.signUpSuccess } : null;
}
