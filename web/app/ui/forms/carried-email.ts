import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Hands an email on to the next screen. It stays in the tab's history: no address shows it. */
export const carryEmail = (email: string) => ({ email: email.trim() });

/** The email that the screen before handed on; empty when there was none. */
export function useCarriedEmail(): string {
  const { state } = useLocation();
  const [email, setEmail] = useState('');
  // After hydration: the prerendered page knows nothing of this tab.
  useEffect(() => {
    const carried: unknown = Object(state).email;
    if (typeof carried === 'string') setEmail(carried);
  }, [state]);
  return email;
}
