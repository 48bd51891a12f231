import type { ComponentProps } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { PendingButton } from './pending-button.tsx';
import { useSecondsUntil } from './use-seconds-until.ts';

interface LimitedButtonProps extends ComponentProps<typeof PendingButton> {
  /** How the last try ended. */
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
