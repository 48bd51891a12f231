import type { ReactNode } from 'react';
import { offlineNote } from '#core/errors/errors.ts';
import { isConnectionError } from '../../api/api-error.ts';
import { useOnline } from '../browser/use-online.ts';
import { Callout } from './callout.tsx';

interface FailedCallProps {
  readonly error: unknown;
  readonly children: ReactNode;
}

/** Why a form was not sent, and that there is no connection while there is none. */
export function FailedCall({ error, children }: FailedCallProps) {
  const online = useOnline();
  return (
    <Callout kind="bad">
      {children}
      {!online && isConnectionError(error) && <div>{offlineNote}</div>}
    </Callout>
  );
}
