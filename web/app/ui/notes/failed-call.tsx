import { offlineNote } from '#core/errors/errors.ts';
import { isConnectionError, reasonNow } from '../../api/api-error.ts';
import { useOnline } from '../browser/use-online.ts';
import { Note } from '../look/note.tsx';

interface FailedCallProps {
  readonly error: unknown;
  readonly children: string;
}

export function FailedCall({ error, children }: FailedCallProps) {
  const online = useOnline();
  const isLost = isConnectionError(error);
  // The reason by itself may be another one by now.
  const words = isLost && children === error.message ? reasonNow(error, online) : children;
  return (
    <Note kind="bad">
      {words}
      {isLost && !online && words !== offlineNote && <div>{offlineNote}</div>}
    </Note>
  );
}
