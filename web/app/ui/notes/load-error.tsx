import { IconCloudOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { unknownOffline } from '#core/text/offline-texts.ts';
import {
  isConnectionError,
  type QueryState,
  queryFailure,
  reasonNow,
} from '../../api/api-error.ts';
import { useOnline } from '../browser/use-online.ts';
import { Button } from '../buttons/button.tsx';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';

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
            Tentar de novo
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

/** In place of what a query has not loaded: the wait for it, or its failure. */
export function QueryPlaceholder({ query, failed, children }: QueryPlaceholderProps) {
  return query.error ? <LoadError title={failed} {...queryFailure(query)} /> : children;
}
