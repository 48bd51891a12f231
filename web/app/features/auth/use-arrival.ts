import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { errorMessages, isErrorCode } from '#core/errors/errors.ts';
import { toasts } from '#core/text/toasts.ts';

/** The history state of the second step. @param endsAt when the factor ends by itself (ISO 8601) */
export const secondStepState = (endsAt?: string) => ({ secondStep: { endsAt } });

export type ArrivalNotice = { readonly kind: 'good' | 'bad'; readonly text: string } | null;

/**
 * Takes the outcome of a sign-in with Google out of the address. With a second factor, it leads on to
 * that step.
 */
export function useArrival(): ArrivalNotice {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [arrival, setArrival] = useState<ArrivalNotice>(null);
  const error = search.get('error');
  const notice = search.get('notice');
  const step = search.get('step');
  const returnTo = search.get('volta');
  // After hydration: the prerendered page knows no query.
  useEffect(() => {
    if (error === null && notice === null && step === null) return;
    setArrival(noticeOf(error, notice));
    const login = {
      search: returnTo === null ? '' : `?${new URLSearchParams({ volta: returnTo })}`,
    };
    const leadOn = async () => {
      await navigate(login, { replace: true });
      if (step === 'two-factor') await navigate(login, { state: secondStepState() });
    };
    void leadOn();
  }, [error, notice, step, returnTo, navigate]);
  return arrival;
}

function noticeOf(error: string | null, notice: string | null): ArrivalNotice {
  if (error !== null) {
    const code = isErrorCode(error) ? error : 'sign_in_failed';
    return { kind: 'bad', text: errorMessages[code].detail };
  }
  return notice === 'confirmation_sent' ? { kind: 'good', text: toasts.signUpSuccess } : null;
}
