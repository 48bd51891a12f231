import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { errorMessages, isErrorCode } from '#core/errors/errors.ts';
import { toasts } from '#core/text/toasts.ts';
import { secondStepState } from './second-step-state.ts';

/** What is said of how the browser came here. */
export type ArrivalNotice = { readonly kind: 'good' | 'bad'; readonly text: string } | null;

/**
 * Reads the way back from Google off the address once, and takes it away from there. Where Google
 * vouches for the user and a code is still asked for, it leads on to that.
 */
export function useArrival(): ArrivalNotice {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [arrival, setArrival] = useState<ArrivalNotice>(null);
  const error = search.get('error');
  const notice = search.get('notice');
  const step = search.get('step');
  const wanted = search.get('volta');
  // After hydration: the prerendered page knows no query.
  useEffect(() => {
    if (error === null && notice === null && step === null) return;
    setArrival(noticeOf(error, notice));
    const login = { search: wanted === null ? '' : `?${new URLSearchParams({ volta: wanted })}` };
    const arrive = async () => {
      await navigate(login, { replace: true });
      if (step === 'two-factor') await navigate(login, { state: secondStepState() });
    };
    void arrive();
  }, [error, notice, step, wanted, navigate]);
  return arrival;
}

function noticeOf(error: string | null, notice: string | null): ArrivalNotice {
  if (error !== null) {
    const code = isErrorCode(error) ? error : 'sign_in_failed';
    return { kind: 'bad', text: errorMessages[code].detail };
  }
  return notice === 'confirmation_sent' ? { kind: 'good', text: toasts.signUpSuccess } : null;
}
