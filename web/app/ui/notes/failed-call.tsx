import type { ReactNode } from 'react';
import { offlineNote } from '#core/errors/errors.ts';
import { isConnectionError } from '../../api/api-error.ts';
import { useOnline } from '../browser/use-online.ts';
import { Callout } from './callout.tsx';

interface FailedCallProps {
  readonly error: unknown;
  readonly children: ReactNode;
}

export function FailedCall({ error, children }: FailedCallProps) {
  const online = useOnline();
  return (
    <Callout kind="bad">
      {children}
      {!online && isConnectionError(error) && <div>{offlineNote}</div>}
    </Callout>
  );
}
