import { type ComponentProps, useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { PendingButton } from './pending-button.tsx';

interface LimitedButtonProps extends ComponentProps<typeof PendingButton> {
  readonly error: unknown;
}

/** A button that, after too many tries, says how long to wait and does nothing until then. */
export function LimitedButton({ error, ...props }: LimitedButtonProps) {
  const seconds = useSecondsUntil(error instanceof ApiError ? error.retryAt : null);
  const blocked = seconds > 0 ? `Tente novamente em ${clock(seconds)}` : props.blocked;
  return <PendingButton {...props} blocked={blocked} />;
}

/** 125 → '2:05'. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Whole seconds left until a moment in milliseconds since 1970; 0 after it, or for null. */
function useSecondsUntil(moment: number | null): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const tick = () => {
      const seconds = moment === null ? 0 : Math.ceil((moment - Date.now()) / 1000);
      setLeft(Math.max(0, seconds));
      if (seconds <= 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}
