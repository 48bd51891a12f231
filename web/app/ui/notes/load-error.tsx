import { IconCloudOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { actWords } from '#core/app/app-texts.ts';
import { unknownOffline } from '#core/app/offline-texts.ts';
import { offlineNote } from '#core/errors/errors.ts';
import {
  isConnectionError,
  type QueryState,
  queryFailure,
  reasonNow,
} from '../../api/api-error.ts';
import { useOnline } from '../browser/use-online.ts';
import { Button, NoteButton } from '../buttons/button.tsx';
import { Note } from '../look/note.tsx';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';
import classes from './notes.module.css';

interface LoadErrorProps extends Pick<EmptyStateProps, 'title' | 'heading'> {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

export function LoadError({ error, onRetry, retrying, ...head }: LoadErrorProps) {
  const online = useOnline();
  return (
    <div role="alert">
      <EmptyState
        {...head}
        picture={<IconCloudOff size="100%" stroke={1} />}
        action={
          <Button onClick={onRetry} loading={retrying}>
            {actWords.retry}
          </Button>
        }
      >
        <p>{!online && isConnectionError(error) ? unknownOffline : reasonNow(error, online)}</p>
      </EmptyState>
    </div>
  );
}

interface QueryPlaceholderProps {
  readonly query: QueryState;
  readonly failed: string;
  readonly children: ReactNode;
}

/** What stands in place of what a query has not loaded: the wait for it, or its failure. */
export function QueryPlaceholder({ query, failed, children }: QueryPlaceholderProps) {
  return query.error ? <LoadError title={failed} {...queryFailure(query)} /> : children;
}

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

interface StaleNoteProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly retrying: boolean;
  readonly children: string;
}

/** What is shown could not be read again. Without a connection the banner says so, with its age. */
export function StaleNote({ error, onRetry, retrying, children }: StaleNoteProps) {
  const online = useOnline();
  if (!online && isConnectionError(error)) return null;
  return (
    <div role="alert" className={classes.stale}>
      <Note
        kind="warn"
        action={
          <NoteButton loading={retrying} onClick={onRetry}>
            {actWords.retry}
          </NoteButton>
        }
      >
        {children} {reasonNow(error, online)}
      </Note>
    </div>
  );
}
