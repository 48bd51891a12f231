import { IconCloudOff } from '@tabler/icons-react';
import { messageOf } from '../../api/api-error.ts';
import { Button } from '../buttons/button.tsx';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';

interface LoadErrorProps extends Pick<EmptyStateProps, 'title' | 'heading'> {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** A load that failed: what happened and a way to try again. */
export function LoadError({ error, onRetry, retrying, ...head }: LoadErrorProps) {
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
        <p>{messageOf(error)}</p>
      </EmptyState>
    </div>
  );
}
