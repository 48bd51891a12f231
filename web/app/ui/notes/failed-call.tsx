import type { ReactNode } from 'react';
import { offlineNote } from '#core/errors/errors.ts';
import { isConnectionError } from '../../api/api-error.ts';
import { useOnline } from '../browser/use-online.ts';
import { Note } from '../look/note.tsx';

interface FailedCallProps {
  readonly error: unknown;
  readonly children: ReactNode;
}

export function FailedCall({ error, children }: FailedCallProps) {
  const online = useOnline();
  return (
    <Note kind="bad">
      {children}
      {!online && isConnectionError(error) && <div>{offlineNote}</div>}
    </Note>
  );
}
